import { GovLobby } from "./gov/gov-lobby.tsx"
import type { RoundsOnShow } from "./lotto-rounds.ts"
import { StockLobby } from "./stock/stock-lobby.tsx"

type UnnumberedLobbyProps = RoundsOnShow & { readonly group: "gov" | "stock" }

/** Groups whose rounds have no numbers: markets have names, and draws their dates. They are fetched together, apart from the others. */
export const UnnumberedLobby = ({ group, ...shown }: UnnumberedLobbyProps) =>
  group === "stock" ? <StockLobby {...shown} /> : <GovLobby {...shown} />
