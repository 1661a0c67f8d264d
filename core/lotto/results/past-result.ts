import { Context, Data, Effect, Result } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { type Day, daysAfter, type Instant, startOf } from "../../time/bangkok.ts"
import type { Outcome } from "../draw/drawn.ts"
import type { GovPrizes } from "../draw/gov-prizes.ts"
import { type BetGroup, betGroups } from "../group/bet-group.ts"
import { isDrawnDaily } from "../group/group-rules.ts"
import type { NoSuchRound } from "../round/round.port.ts"

/** How one round ended. */
export type RoundResult = {
  readonly betId: string
  readonly betGroup: BetGroup
  readonly betType: string
  readonly betName: string
  /** The day the round is named by. */
  readonly dt: Day
  readonly resultAt: Instant
  readonly outcome: Outcome
  /** Every prize of the draw, where the government drew. */
  readonly prizes: GovPrizes | undefined
}

/** The result is due, and not set yet. */
export class NotDrawnYet extends Data.TaggedError("NotDrawnYet") {}

export type PastResultFailure = NotDrawnYet | NoSuchRound | Unauthorized | Unreachable
type Answer<A, E = Unauthorized | Unreachable> = Effect.Effect<A, E>

/** The operator's archive of what came out. */
export class PastResults extends Context.Service<
  PastResults,
  {
    readonly of: (betId: string, resultDate: Day) => Answer<RoundResult, PastResultFailure>
    /** Everything a group drew on a day that it is named by. */
    readonly onDay: (betGroup: BetGroup, dt: Day) => Answer<ReadonlyArray<RoundResult>>
    /** The last thirty days of one bet type, or of a whole group, the newest first. */
    readonly history: (betGroup: BetGroup, betType: string | undefined) => Answer<ReadonlyArray<RoundResult>>
  }
>()("core/lotto/results/PastResults") {}

/** How far back results are kept on show. */
export const historyDays = 30

/** What a player wants to see of the archive. */
export type ResultChoice =
  | { readonly type: "day"; readonly betGroup: BetGroup; readonly dt: Day }
  /** A day of every group; of those that are not drawn daily the last thirty. */
  | { readonly type: "wholeDay"; readonly dt: Day }
  | { readonly type: "history"; readonly betGroup: BetGroup; readonly betType: string | undefined }

/** Whether there can be anything to ask for: not of a day that has not begun. */
export const mayAskFor = (choice: ResultChoice, now: Instant): boolean => askableAt(choice) <= now

/** What the archive is asked for a choice. */
export const chosenResults = (choice: ResultChoice) =>
  PastResults.use((results): Answer<ReadonlyArray<RoundResult>> => {
    if (choice.type === "day") return results.onDay(choice.betGroup, choice.dt)
    if (choice.type === "history") return results.history(choice.betGroup, choice.betType)
    const ofGroup = (group: BetGroup) =>
      isDrawnDaily(group) ? results.onDay(group, choice.dt) : results.history(group, undefined)
    return Effect.map(Effect.all(betGroups.map(ofGroup), { concurrency: "unbounded" }), (groups) => groups.flat())
  })

type Found = Result.Result<ReadonlyArray<RoundResult>, unknown>

/** A guard for an answer without a result. */
export const isNothing = ({ event }: { readonly event: { readonly output: Found } }) =>
  Result.isSuccess(event.output) && event.output.success.length === 0

/** From when on asking makes sense. */
export const askableAt = (choice: ResultChoice): Instant =>
  choice.type === "history" ? Number.NEGATIVE_INFINITY : startOf(choice.dt)

/** Whether more may come out than an answer has told: the last rounds of a day end on the calendar day after it. */
export const mayGrow = (choice: ResultChoice, now: Instant): boolean =>
  choice.type === "history" || now < startOf(daysAfter(choice.dt, 2))

/** How often each digit, 0 to 9, came out in the three-digit numbers. It says nothing about the next draw. */
export const digitCounts = (results: ReadonlyArray<Pick<RoundResult, "outcome">>): ReadonlyArray<number> => {
  const digits = results.flatMap(({ outcome }) => (outcome.type === "drawn" ? Array.from(outcome.drawn.top3) : []))
  return Array.from("0123456789", (digit) => digits.filter((drawn) => drawn === digit).length)
}
