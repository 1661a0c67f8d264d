import type { Result } from "effect"
import { failedWith } from "../machine/actor.ts"
import type { ConnectionNews } from "../operator/connectivity.port.ts"
import type { Instant } from "../time/bangkok.ts"
import type { Answer, Ending, Environment, Intent, Operation, OperationInput } from "./operation.ts"

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
const isSentBefore = (intent: Intent, ago: number | undefined, environment: Environment): boolean =>
  ago !== undefined && ago < (ageOf(intent.sentAt, intent.isByOperator, environment) ?? 0)

/** How long a request of a lost line may still arrive once the line is back. */
const lastOfLostLine = 3_000

/** Whether a request may still be on its way: for two minutes since it was sent or known of, after a lost line for some seconds. */
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

/** What an operation knows on its way. */
export type Progress<Command, Receipt, Refusal> = Age & {
  readonly intent: Intent<Command>
  readonly isEarlier: boolean
  /** What is meant in this tab; an earlier intent may mean something else. */
  readonly wish: Command
  /** Another version that never arrived, and that this one goes in place of. */
  readonly replaced: Intent | undefined
  /** Whether another tab, or this one after a reload, could take the intent up. */
  readonly isRemembered: boolean
  /** How often in a row nothing was found out. */
  readonly lookUps: number
  /** Whether the line is lost just now, as far as the phone knows. */
  readonly isLineLost: boolean
  /** Whether the player has called it off while nobody could say whether it arrived: then it is not sent again. */
  readonly isCalledOff: boolean
  /** How long it stays open, where the operator has nothing to look it up with. */
  readonly undecidedFor: number | undefined
  readonly ending: Answer<Receipt, Refusal> | Ending
}

/** A yes gets a key of its own; an intent from before a reload keeps the one it has. */
export const firstProgress = <Command>(
  input: OperationInput<Command>,
  { purposeOf }: { readonly purposeOf: (command: Command) => string },
  environment: Environment,
) => {
  const knownSince = environment.steadyNow()
  const rest = {
    knownSince,
    lookUps: 0,
    lineBackAt: undefined,
    isLineLost: false,
    isCalledOff: false,
    undecidedFor: undefined,
    ending: { _tag: "Left" },
  } as const
  if ("unfinished" in input)
    return {
      ...rest,
      intent: input.unfinished,
      isEarlier: true,
      wish: input.command ?? input.unfinished.command,
      replaced: undefined,
      isRemembered: true,
      yesAt: undefined,
    }
  const { command, replaced } = input
  const sent = sentNow(environment)
  const intent = { key: environment.newKey(), purpose: purposeOf(command), command, madeAt: sent.sentAt, ...sent }
  return { ...rest, intent, isEarlier: false, wish: command, replaced, isRemembered: false, yesAt: knownSince }
}

type Known<Command> = Age & { readonly intent: Intent<Command> }

/** Sent again under its key without asking: the yes stays as old as it is, told by the clock that is known now. */
export const resent = <Command>({ intent, yesAt }: Known<Command>, environment: Environment) => {
  const sent = sentNow(environment)
  const knownSince = environment.steadyNow()
  const madeAt = yesAt === undefined ? intent.madeAt : sent.sentAt - (knownSince - yesAt)
  return { intent: { ...intent, ...sent, madeAt }, knownSince, lineBackAt: undefined }
}

/**
 * Sent again under its key by a new yes. When it was meant first tells a flow's list what is younger; a flow that is
 * resent by itself needs to know how old the last yes is.
 */
export const confirmedAgain = <Command>(
  { intent }: Known<Command>,
  { isResent }: { readonly isResent: boolean },
  environment: Environment,
) => {
  const sent = sentNow(environment)
  const yesAt = environment.steadyNow()
  const madeAt = isResent || !intent.isByOperator ? sent.sentAt : intent.madeAt
  const anew = { lookUps: 0, lineBackAt: undefined, isCalledOff: false }
  return { intent: { ...intent, ...sent, madeAt }, knownSince: yesAt, yesAt, wish: intent.command, ...anew }
}

type Resending<Command> = Pick<Operation<Command, unknown, Failure, unknown>, "isResent" | "isSame">

export const mayBeResent = <Command>(
  { isResent, isSame }: Resending<Command>,
  progress: Known<Command> & { readonly wish: Command; readonly isCalledOff: boolean },
  environment: Environment,
) =>
  isResent &&
  !progress.isCalledOff &&
  isSame(progress.intent.command, progress.wish) &&
  isStillWanted(progress.intent, progress, environment)

/**
 * What news of the line change: once a line is back that was lost after the intent was sent, by this page or before it
 * was loaded, look-ups begin anew.
 */
export const lineChanged = (
  { isLineLost, intent }: { readonly isLineLost: boolean; readonly intent: Intent },
  news: ConnectionNews | { readonly type: `${"operation" | "outcome"}.${string}` },
  environment: Environment,
) => {
  if (news.type === "connection.lost") return { isLineLost: true }
  return news.type === "connection.restored" && (isLineLost || isSentBefore(intent, news.lostAgo, environment))
    ? { isLineLost: false, lineBackAt: environment.steadyNow(), lookUps: 0 }
    : {}
}

/** The waits between look-ups, the last one for all further ones. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

export const retryDelay = (progress: { readonly lookUps: number; readonly undecidedFor: number | undefined }): number =>
  progress.undecidedFor ?? waits[progress.lookUps - 1] ?? 30_000

type Asked<Command, A, E> = {
  readonly context: Known<Command> & { readonly wish: Command; readonly isCalledOff: boolean }
  readonly event: { readonly output: Result.Result<A, E> }
}
type Failure = { readonly _tag: string }

/** A guard for the answer that nobody has it, where it can no longer arrive. */
export const isGone =
  (environment: Environment) =>
  <Command, A, E extends Failure>({ context, event }: Asked<Command, A, E>) =>
    failedWith("NeverReceived")({ event }) && !mayStillArrive(context.intent, context, environment)

/** A guard for the same answer, where the player has called it off meanwhile. */
export const isCalledOffAndGone =
  (environment: Environment) =>
  <Command, A, E extends Failure>({ context, event }: Asked<Command, A, E>) =>
    context.isCalledOff && isGone(environment)({ context, event })

/** A guard for the answer that nobody has it, where it is sent again without asking. */
export const isResentUnasked =
  <Command>(flow: Resending<Command>, environment: Environment) =>
  <A, E extends Failure>({ context, event }: Asked<Command, A, E>) =>
    failedWith("NeverReceived")({ event }) && mayBeResent(flow, context, environment)

/** A guard for an operator that cannot be asked, where the player has waited long enough. */
export const isUnverifiable =
  (environment: Environment) =>
  <Command, A, E extends Failure>({ context, event }: Asked<Command, A, E>) =>
    failedWith("NotOffered")({ event }) && undecidedFor(context.intent, context, environment) === 0
