import { Context, type Stream } from "effect"
import type { ClockNews } from "../../operator/clock-news.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { Drawn } from "../draw/drawn.ts"
import type { Round } from "./round.ts"

export type RoundNews =
  | { readonly type: "round.moved"; readonly closesAt: Instant; readonly resultAt: Instant }
  | { readonly type: "round.drawn"; readonly drawn: Drawn }
  | { readonly type: "round.cancelled" }
type FeedNews =
  | { readonly type: "feed.lost" }
  /** From now on nothing is missed; what happened before has to be asked for. */
  | { readonly type: "feed.found" }
export type RoundFeedNews = RoundNews | FeedNews
export type RoundEvent = RoundFeedNews | ClockNews | { readonly type: "answer.read" }

/** A round that is followed to its result, as far as it is known. */
export type SeenRound = { readonly betId: string; readonly round: Round | undefined }

/** News together with the round that it is about. */
export type NewsOfRound = RoundNews & { readonly betId: string }
export type LobbyNews = NewsOfRound | FeedNews

/** The operator's live announcements. They never fail: a lost feed is news too, and so each begins. */
export class RoundFeed extends Context.Service<
  RoundFeed,
  {
    readonly newsOf: (betId: string) => Stream.Stream<RoundFeedNews>
    readonly news: () => Stream.Stream<LobbyNews>
  }
>()("core/lotto/round/RoundFeed") {}

/**
 * A round after a piece of news about it. Once it has ended, only the operator's own answer tells otherwise; one that is
 * moved is no longer switched off.
 */
export const roundAfter = (round: Round, news: RoundNews): Round => {
  if (round.outcome !== undefined) return round
  if (news.type === "round.drawn") return { ...round, outcome: { type: "drawn", drawn: news.drawn } }
  if (news.type === "round.cancelled") return { ...round, outcome: { type: "cancelled" } }
  const { isSwitchedOff: _, ...moved } = round
  return { ...moved, closesAt: news.closesAt, resultAt: news.resultAt }
}
