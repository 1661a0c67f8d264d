import { Data, Effect, Result } from "effect"
import type { ConnectionNews } from "../operator/connectivity.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { Topic } from "../visit/changes.ts"
import { type Age, isSentBefore, isStillWanted, sentNow } from "./age.ts"
import type { Environment } from "./environment.ts"
import { finish, type Intent, Intents, isIntentOf } from "./intents.ts"

type Tagged = { readonly _tag: string }

/** The operator was asked about a key, and does not know it. */
export class NeverHeard extends Data.TaggedError("NeverHeard") {}

/** Failures that are no word on the operation itself, and leave it open. */
type Unsettled = NeverHeard | NotOffered | Unreachable
type Open = Unsettled | Unauthorized

/** What a flow supplies, so that what its player means happens once. */
export type Operation<Command, Receipt, Refusal extends Tagged, Ports> = {
  readonly purposeOf: (command: Command) => string
  /** Tells this flow's intents from others in the memory; the adapter's codec has checked the rest. */
  readonly isCommand: (command: unknown) => command is Command
  readonly isSame: (one: Command, other: Command) => boolean
  readonly send: (intent: Intent<Command>) => Effect.Effect<Receipt, Refusal | Open, Ports>
  readonly lookUp: (intent: Intent<Command>) => Effect.Effect<Receipt, Refusal | Open, Ports>
  /** Whether the operator has refused for good; whatever is neither a receipt nor a no is looked up. */
  readonly isRefusal: (failure: Refusal | Open) => failure is Refusal
  /** What is out of date once the operator has said yes. */
  readonly changes?: ReadonlyArray<Topic>
  /** Whether a purpose is over once it is reached, so that every tab learns of it, or may come again. */
  readonly isOnceOnly: boolean
  /** Whether what never arrived is sent again without asking, while the player's yes is recent. */
  readonly isResent: boolean
}

/** What settles an operation, whichever question it answers. */
export type Answer<Receipt, Refusal> =
  | { readonly _tag: "Done"; readonly receipt: Receipt }
  | { readonly _tag: "Refused"; readonly refusal: Refusal }
  | { readonly _tag: "Unauthorized" }

/** Either the player's yes just now, in place of what never arrived if there is such, or an intent from before a reload. */
export type OperationInput<Command> =
  | { readonly command: Command; readonly instead?: Intent | undefined }
  | { readonly unfinished: Intent<Command>; readonly command?: Command | undefined }

/** Without an answer: given up, given up to be looked over again, or left open for a later look-up. */
type Ending = { readonly _tag: "GivenUp" | "Reconsidered" | "Left" }

/** How an operation ended. */
export type OperationOutcome<Command, Receipt, Refusal> = (Answer<Receipt, Refusal> | Ending) & {
  readonly intent: Intent<Command>
  /** Whether it was begun before a reload or in another tab, and may not be what was meant here. */
  readonly isEarlier: boolean
}

/** What an operation knows on its way. */
export type Progress<Command, Receipt, Refusal> = Age & {
  readonly intent: Intent<Command>
  readonly isEarlier: boolean
  /** What is meant in this tab; an earlier intent may mean something else. */
  readonly wish: Command
  /** Another version that never arrived, and that this one goes in place of. */
  readonly instead: Intent | undefined
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
      instead: undefined,
      isRemembered: true,
      yesAt: undefined,
    }
  const { command, instead } = input
  const sent = sentNow(environment)
  const intent = { key: environment.newKey(), purpose: purposeOf(command), command, madeAt: sent.sentAt, ...sent }
  return { ...rest, intent, isEarlier: false, wish: command, instead, isRemembered: false, yesAt: knownSince }
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

export const mayBeResent = <Command>(
  { isResent, isSame }: { readonly isResent: boolean; readonly isSame: (one: Command, other: Command) => boolean },
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

export const retryDelay = ({
  lookUps,
  undecidedFor,
}: {
  readonly lookUps: number
  readonly undecidedFor: number | undefined
}) => undecidedFor ?? waits[lookUps - 1] ?? 30_000

/** The intent that goes first for its purpose; without a memory it is this tab's own. */
export const claim = <Command>(
  { intent, instead }: { readonly intent: Intent<Command>; readonly instead: Intent | undefined },
  isCommand: (command: unknown) => command is Command,
) =>
  Effect.andThen(
    instead === undefined ? Effect.void : finish(instead, "givenUp"),
    Intents.use((intents) => intents.claim(intent)),
  ).pipe(
    Effect.map((first) => ({ intent: isIntentOf(isCommand)(first) ? first : intent, isRemembered: true })),
    Effect.catchTag("NotStored", () => Effect.succeed({ intent, isRemembered: false })),
  )

/** A receipt or a no removes the intent from the memory; silence and a lost session keep it for a later look-up. */
export const settle = <Command, Receipt, Refusal extends Tagged, Ports>(
  intent: Intent<Command>,
  asking: Effect.Effect<Receipt, Refusal | Open, Ports>,
  { isRefusal, isOnceOnly }: Pick<Operation<Command, Receipt, Refusal, Ports>, "isRefusal" | "isOnceOnly">,
): Effect.Effect<Answer<Receipt, Refusal>, Unsettled, Ports | Intents> =>
  Effect.flatMap(Effect.result(asking), (answer): Effect.Effect<Answer<Receipt, Refusal>, Unsettled, Intents> => {
    if (Result.isSuccess(answer)) {
      const done = { _tag: "Done", receipt: answer.success } as const
      return Effect.as(finish(intent, isOnceOnly ? "over" : "answered"), done)
    }
    const { failure } = answer
    if (isRefusal(failure)) return Effect.as(finish(intent, "answered"), { _tag: "Refused", refusal: failure })
    return failure._tag === "Unauthorized" ? Effect.succeed({ _tag: "Unauthorized" }) : Effect.fail(failure)
  })
