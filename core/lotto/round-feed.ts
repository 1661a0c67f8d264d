import { Context, type Stream } from "effect"
import type { Instant } from "../time/bangkok.ts"
import type { Drawn } from "./drawn.ts"
import type { Round } from "./round.ts"

export type RoundNews =
  | { readonly type: "round.moved"; readonly closesAt: Instant; readonly resultAt: Instant }
  | { readonly type: "round.drawn"; readonly drawn: Drawn }
  | { readonly type: "round.cancelled" }
export type RoundFeedNews =
  | RoundNews
  | { readonly type: "feed.lost" }
  /** From now on nothing is missed; what happened before has to be asked for. */
  | { readonly type: "feed.found" }

/** The operator's live announcements about one round. Never fails: a lost feed is news too, and so it begins. */
export class RoundFeed extends Context.Service<
  RoundFeed,
  { readonly follow: (betId: string) => Stream.Stream<RoundFeedNews> }
>()("core/lotto/RoundFeed") {}

/** A round after a piece of news about it. */
export const heard = (round: Round, news: RoundNews): Round =>
  news.type === "round.moved"
    ? { ...round, closesAt: news.closesAt, resultAt: news.resultAt }
    : news.type === "round.drawn"
      ? { ...round, outcome: { type: "drawn", drawn: news.drawn } }
      : { ...round, outcome: { type: "cancelled" } }
