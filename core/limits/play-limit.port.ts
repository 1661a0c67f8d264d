import { Context, Data, type Effect } from "effect"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { AnnouncedBreak, PlayBreakKind } from "./play-break.ts"
import type { ConfirmationRefusal, Most, PlayLimitKind, UsedLimit } from "./play-limit.ts"
import type { ReminderMinutes } from "./reminder.ts"

/** All that a player has set for their own play, as the operator enforces it. */
export type OwnLimits = {
  readonly limits: ReadonlyArray<UsedLimit>
  /** The last break that was taken, over or not. */
  readonly taken: AnnouncedBreak | undefined
  /** Whether the operator told every limit and break readably; one that is not known counts as before. */
  readonly areAllKnown: boolean
  /** How often the player wants to be reminded of the time; nothing is never. */
  readonly remindEvery: ReminderMinutes | undefined
}

/** The operator did not change what was asked for; everything stays as it was. */
export class PlayLimitRefused extends Data.TaggedError("PlayLimitRefused")<
  {
    readonly reason: ConfirmationRefusal | "onBreak" | "breakRunsLonger" | "notOffered" | "other"
  } & Said
> {}

export type PlayLimitsFailure = PlayLimitRefused | Unauthorized | Unreachable

type Answer = Effect.Effect<OwnLimits, PlayLimitsFailure>

/** The limits and breaks by which a player holds themselves. Each change answers with all that counts afterwards. */
export class PlayLimits extends Context.Service<
  PlayLimits,
  {
    readonly read: () => Effect.Effect<OwnLimits, NotOffered | Unauthorized | Unreachable>
    /** A lower limit counts at once; a higher one, or none, waits for the second yes. */
    readonly change: (kind: PlayLimitKind, most: Most) => Answer
    /** The second yes. */
    readonly confirm: (kind: PlayLimitKind) => Answer
    /** Cannot be undone. */
    readonly takeBreak: (kind: PlayBreakKind) => Answer
  }
>()("core/limits/PlayLimits") {}

/** How often a player is reminded of the time; nothing is never. Kept with the limits, and changed at once. */
export class Reminders extends Context.Service<
  Reminders,
  { readonly choose: (every: ReminderMinutes | undefined) => Answer }
>()("core/limits/Reminders") {}
