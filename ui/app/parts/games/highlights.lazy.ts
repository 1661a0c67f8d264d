import { highlightsOf } from "@fakham/core/games"
import { httpGames } from "@fakham/operator/games"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => highlightsOf(visit.with(httpGames(client)))

export type HighlightsPart = ReturnType<typeof part>
