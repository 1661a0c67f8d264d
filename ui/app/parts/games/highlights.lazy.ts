import { httpGames } from "@fakham/adapters/operator/games"
import { highlightsOf } from "@fakham/core/games"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => highlightsOf(visit.with(httpGames(client)))

export type HighlightsPart = ReturnType<typeof part>
