import { httpPastResults } from "@fakham/adapters/operator/lotto"
import { makeResults } from "@fakham/core/lotto"
import type { ClockNews, ConnectionNews } from "@fakham/core/operator"
import { type Announced, followNewEndings } from "../endings.ts"
import { clockNews, feedOf } from "../feeds.ts"
import type { Machines } from "../player.ts"

type Refresh = ClockNews | ConnectionNews | Announced

export type PastResults = { readonly pastResults: ReturnType<typeof makeResults> }

/** What came out, on any day of the last thirty. */
export const part = ({ visit, client, lobby, world, ...tools }: Machines): PastResults => ({
  pastResults: makeResults(visit.with(httpPastResults(client)).runtime, {
    now: tools.now,
    feed: (asked) => feedOf<Refresh>(clockNews(tools), world.followConnection, followNewEndings(lobby(), asked)),
  }),
})
