import { makeResults } from "@fakham/core/lotto"
import type { ClockNews, ConnectionNews } from "@fakham/core/operator"
import { type Announced, followNewEndings } from "./endings.ts"
import { clockNews, feedOf } from "./feeds.ts"
import type { Rounds } from "./rounds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"

type Refresh = ClockNews | ConnectionNews | Announced

export type PastResults = { readonly pastResults: ReturnType<typeof makeResults> }

/** What came out, on any day of the last thirty. */
export const pastResults = (
  runtime: PlayerRuntime,
  tools: Tools,
  { lobby }: Pick<Rounds, "lobby">,
  { followConnection }: World,
): PastResults => ({
  pastResults: makeResults(runtime, {
    now: tools.now,
    feed: (asked) => feedOf<Refresh>(clockNews(tools), followConnection, followNewEndings(lobby(), asked)),
  }),
})
