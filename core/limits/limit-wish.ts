import { Result } from "effect"
import { type AmountFault, typedAmount } from "../money/typed.ts"
import type { NotOffered } from "../operator/failures.ts"
import type { PlayBreakKind } from "./play-break.ts"
import type { OwnLimits, PlayLimitsFailure } from "./play-limit.port.ts"
import type { Most, PlayLimitKind } from "./play-limit.ts"
import type { ReminderMinutes } from "./reminder.ts"

/** What a player asks of the operator: another limit, the second yes to a higher one, a reminder, or a break. */
export type LimitWish =
  | { readonly type: "change"; readonly kind: PlayLimitKind; readonly most: Most }
  | { readonly type: "confirm"; readonly kind: PlayLimitKind }
  | { readonly type: "remind"; readonly every: ReminderMinutes | undefined }
  | { readonly type: "takeBreak"; readonly kind: PlayBreakKind }

/** What the page of a player's own limits knows. */
export type LimitsPage = {
  /** What counted when the operator was last heard; it stays on show while nobody answers. */
  readonly data: OwnLimits | undefined
  readonly wish: LimitWish | undefined
  readonly fault: AmountFault | undefined
  readonly failure: PlayLimitsFailure | NotOffered | undefined
}

export type LimitsEvent =
  /** An amount as it was typed, or nothing for no limit. */
  | { readonly type: "limit.submitted"; readonly kind: PlayLimitKind; readonly amount: string | undefined }
  | { readonly type: "limit.confirmed"; readonly kind: PlayLimitKind }
  | { readonly type: "reminder.chosen"; readonly every: ReminderMinutes | undefined }
  | { readonly type: "break.chosen"; readonly kind: PlayBreakKind }
  | { readonly type: "break.agreed" | "break.declined" }
  | { readonly type: "retry.requested" | "connection.restored" }

export const newPage: LimitsPage = { data: undefined, wish: undefined, fault: undefined, failure: undefined }

const typedMost = (amount: string | undefined): Result.Result<Most, AmountFault> =>
  amount === undefined ? Result.succeed(undefined) : typedAmount(amount)

/** The wish that an event holds; an amount that is none is a fault, and no wish. */
export const wished = (event: LimitsEvent): Pick<LimitsPage, "wish" | "fault" | "failure"> => {
  const clear = { wish: undefined, fault: undefined, failure: undefined }
  if (event.type === "limit.confirmed") return { ...clear, wish: { type: "confirm", kind: event.kind } }
  if (event.type === "reminder.chosen") return { ...clear, wish: { type: "remind", every: event.every } }
  if (event.type === "break.chosen") return { ...clear, wish: { type: "takeBreak", kind: event.kind } }
  if (event.type !== "limit.submitted") return clear
  return Result.match(typedMost(event.amount), {
    onFailure: (fault) => ({ ...clear, fault }),
    onSuccess: (most) => ({ ...clear, wish: { type: "change", kind: event.kind, most } }),
  })
}

export type LimitsAnswer = Result.Result<OwnLimits, PlayLimitsFailure | NotOffered>

/** What an answer changes: only the operator's word changes what counts. */
export const limitsAnswered = (
  { data }: LimitsPage,
  answer: LimitsAnswer,
): Pick<LimitsPage, "data" | "wish" | "failure"> =>
  Result.match(answer, {
    onFailure: (failure) => ({ data, wish: undefined, failure }),
    onSuccess: (now) => ({ data: now, wish: undefined, failure: undefined }),
  })
