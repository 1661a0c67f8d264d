import type { Instant } from "../time/bangkok.ts"
import type { Environment } from "./environment.ts"
import type { Intent } from "./intents.ts"

/** How old an intent is, as far as this page knows by its own steady clock. */
export type Age = {
  /** When the player said yes in this page. */
  readonly yesAt: Instant | undefined
  /** Since when this page knows that the intent is on its way. */
  readonly knownSince: Instant
  /** When the line came back that was lost after the intent was sent: what was on it then is gone. */
  readonly lineBackAt?: Instant | undefined
}

/** How long after sending a request may still be on its way, and how long after a yes it is still what the player wants. */
export const inFlightLimit = 120_000

/** What an intent is marked with when it is sent. */
export const sentNow = ({ now, isTimeKnown }: Environment) => ({ sentAt: now(), isByOperator: isTimeKnown() })

/** How long ago a moment of an intent was by the operator's time; nothing where that is not known, or was not then. */
const ageOf = (at: Instant, isByOperator: boolean, { now, isTimeKnown }: Environment): number | undefined =>
  isByOperator && isTimeKnown() ? now() - at : undefined

/** How long ago an intent was sent, or since when this page knows of it. */
const sinceSent = (intent: Intent, { knownSince }: Age, environment: Environment): number => {
  const here = environment.steadyNow() - knownSince
  return Math.max(ageOf(intent.sentAt, intent.isByOperator, environment) ?? here, here)
}

/** Whether an intent was sent before a moment so long ago, as far as that is known. */
export const isSentBefore = (intent: Intent, ago: number | undefined, environment: Environment): boolean =>
  ago !== undefined && ago < (ageOf(intent.sentAt, intent.isByOperator, environment) ?? 0)

/** How long a request of a lost line may still arrive once the line is back. */
const lastOfLostLine = 3_000

/**
 * Whether a request may still be on its way: for two minutes since it was sent, or since this page knows of it; after a
 * lost line for some seconds.
 */
export const mayStillArrive = (intent: Intent, age: Age, environment: Environment): boolean =>
  (age.lineBackAt === undefined || environment.steadyNow() - age.lineBackAt < lastOfLostLine) &&
  sinceSent(intent, age, environment) < inFlightLimit

/** How long a player waits for an outcome that nobody can look up before it is theirs to decide. */
const longestUndecided = 60_000

/** What is left of that wait; nothing once it is over. */
export const undecidedFor = (intent: Intent, age: Age, environment: Environment): number =>
  Math.max(0, longestUndecided - sinceSent(intent, age, environment))

/** Whether the last yes is recent enough to act on without another one; not when nobody can tell how old it is. */
export const isStillWanted = (intent: Intent, { yesAt }: Age, environment: Environment): boolean => {
  const age =
    yesAt === undefined ? ageOf(intent.madeAt, intent.isByOperator, environment) : environment.steadyNow() - yesAt
  return age !== undefined && age < inFlightLimit
}
