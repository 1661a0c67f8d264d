import type { Instant } from "../../time/bangkok.ts"
import type { Intent } from "./intents.ts"
import { type Means, termsOf } from "./means.ts"

/** An intent, and what this page knows by its own steady clock of how old it is. */
export type Here = {
  /** Kept from before the first attempt until the operator has said what came of it. */
  readonly intent: Intent | undefined
  /** When the player said yes in this page. */
  readonly yesAt: Instant | undefined
  /** Since when this page knows that the intent is on its way. */
  readonly knownSince: Instant
}

/** What an intent is marked with when it is sent, and since when this page knows of it. */
export const sentNow = ({ now, isTimeKnown, steadyNow }: Means) => ({
  sentAt: now(),
  isByOperator: isTimeKnown(),
  knownSince: steadyNow(),
})

/** How long ago a moment of an intent was by the operator's time; nothing where that is not known, or was not then. */
const ageOf = (at: Instant, isByOperator: boolean, { now, isTimeKnown }: Means): number | undefined =>
  isByOperator && isTimeKnown() ? now() - at : undefined

/** Whether a request may still be on its way: for two minutes since it was sent, or since this page knows of it. */
export const mayStillArrive = ({ intent, knownSince }: Here, means: Means): boolean => {
  if (intent === undefined) return false
  const age = ageOf(intent.sentAt, intent.isByOperator, means) ?? 0
  return Math.max(age, means.steadyNow() - knownSince) < termsOf(means).underWay
}

/** Whether the last yes is recent enough to act on without another one; not when nobody can tell how old it is. */
export const isStillWanted = ({ intent, yesAt }: Here, means: Means): boolean => {
  if (intent === undefined) return false
  const age = yesAt === undefined ? ageOf(intent.madeAt, intent.isByOperator, means) : means.steadyNow() - yesAt
  return age !== undefined && age < termsOf(means).underWay
}
