import { makeResults } from "@fakham/core/lotto"
import type { ClockNews, ConnectionNews } from "@fakham/core/operator"
import { clockNews, feedOf } from "./feeds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"

type Refresh = ClockNews | ConnectionNews

export type PastResults = { readonly pastResults: ReturnType<typeof makeResults> }

/** What came out, on any day of the last thirty. */
export const pastResults = (runtime: PlayerRuntime, tools: Tools, { followConnection }: World): PastResults => ({
  pastResults: makeResults(runtime, { now: tools.now, feed: feedOf<Refresh>(clockNews(tools), followConnection) }),
})
