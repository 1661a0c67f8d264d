import { Context, Data, Effect, Result } from "effect"
import { withoutDefects } from "../machine/actor.ts"
import type { ConnectionNews } from "../operator/connectivity.port.ts"
import type { NotOffered, ProveOwner, Unauthorized, Unreachable } from "../operator/failures.ts"
import type { Instant } from "../time/bangkok.ts"
import type { Topic } from "../visit/changes.ts"

/** What an operation needs from outside. */
export type Environment = {
  /** A key that nobody has used. */
  readonly newKey: () => string
  /** The operator's time; this device's, which may be hours off, where the operator's is not known. */
  readonly now: () => Instant
  readonly isTimeKnown: () => boolean
  /** A clock of this page alone that never jumps, whatever is learned of the operator's time. */
  readonly steadyNow: () => Instant
  /** Where it is not said, nobody can be asked, and what the operator wants the owner for is given up. */
  readonly proveOwner?: ProveOwner | undefined
}

/** Something the player has said yes to, and the idempotency key under which it is sent however often. */
export type Intent<Command = unknown> = {
  readonly key: string
  /** Two intents of one purpose are never open together: the earlier one goes first. */
  readonly purpose: string
  readonly command: Command
  /** When the player said yes. */
  readonly madeAt: Instant
  /** When it was sent last. */
  readonly sentAt: Instant
  /** Whether these are moments of the operator's time; where that was not known they are of the device's. */
  readonly isByOperator: boolean
}

/** The browser stores nothing just now. */
export class NotStored extends Data.TaggedError("NotStored") {}

/** Why an intent ends: the operator has answered, its purpose is reached for good, or the player gave up one that never arrived. */
export type IntentEnd = "answered" | "over" | "givenUp"

/** A browser's memory of this player's intents, shared by all its tabs; another player's stay unseen. */
export class Intents extends Context.Service<
  Intents,
  {
    /**
     * Stores an intent, or its new `sentAt`, and answers the one that counts for its purpose, in one step for all tabs:
     * another one that is unfinished, or that has reached the purpose for good, goes first.
     */
    readonly claim: (intent: Intent) => Effect.Effect<Intent, NotStored>
    /** Every intent whose outcome is unknown, the oldest first. */
    readonly unfinished: () => Effect.Effect<ReadonlyArray<Intent>>
    /** Ends an intent. One that is over stays its purpose's; one that is given up stays if a tab has sent it since. */
    readonly finish: (intent: Intent, end: IntentEnd) => Effect.Effect<void>
  }
>()("core/operation/Intents") {}

type IsCommand<Command> = (command: unknown) => command is Command

const isIntentOf =
  <Command>(isCommand: IsCommand<Command>) =>
  (intent: Intent): intent is Intent<Command> =>
    isCommand(intent.command)

/** What one flow has left unfinished, the oldest first. */
export const unfinishedOf = <Command>({ isCommand }: { readonly isCommand: IsCommand<Command> }) =>
  Intents.use(({ unfinished }) => Effect.map(unfinished(), (all) => all.filter(isIntentOf(isCommand))))

/** What a reload takes up again: the youngest. */
export const youngestUnfinished = <Command>(flow: { readonly isCommand: IsCommand<Command> }) =>
  Effect.map(unfinishedOf(flow), (all) => all.at(-1))

/** What is known is not lost with a memory that cannot be written. */
export const finishIntent = (intent: Intent, end: IntentEnd) =>
  withoutDefects(() => Intents.use((intents) => intents.finish(intent, end))).pipe(Effect.catch(() => Effect.void))

type Tagged = { readonly _tag: string }

/** The operator was asked about a key, and does not know it. */
export class NeverReceived extends Data.TaggedError("NeverReceived") {}

/** Failures that are no word on the operation itself, and leave it open. */
type Unsettled = NeverReceived | NotOffered | Unreachable
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
  | { readonly command: Command; readonly replaced?: Intent | undefined }
  | { readonly unfinished: Intent<Command>; readonly command?: Command | undefined }

/** Without an answer: given up, given up to be looked over again, or left open for a later look-up. */
export type Ending = { readonly _tag: "GivenUp" | "Reconsidered" | "Left" }

/** How an operation ended. */
export type OperationOutcome<Command, Receipt, Refusal> = (Answer<Receipt, Refusal> | Ending) & {
  readonly intent: Intent<Command>
  /** Whether it was begun before a reload or in another tab, and may not be what was meant here. */
  readonly isEarlier: boolean
}

export type OperationEvent<Command> =
  | { readonly type: "outcome.requested" }
  /**
   * A yes to what never arrived: under the same key where it is still what is meant, else under a new one in its place.
   * To what nobody can look up it is a yes to another one, under a key of its own.
   */
  | { readonly type: "operation.confirmed"; readonly command?: Command }
  /** The player turns away; what may have arrived is looked up when it is taken up again, what has not is given up. */
  | { readonly type: "operation.left" }
  /** The player lets go of what nobody can look up: it is not asked for again, and not sent again. */
  | { readonly type: "operation.givenUp" }
  /** The player no longer wants what nobody has answered yet: once nobody has it, it is over. */
  | { readonly type: "operation.calledOff" }
  /** The player looks over again what never arrived. */
  | { readonly type: "operation.reconsidered" }
  | ConnectionNews

/** A guard for one answer that settles the operation. */
export const isAnsweredBy =
  (tag: Answer<unknown, unknown>["_tag"]) =>
  <A extends { readonly _tag: string }, E>({ event }: { readonly event: { readonly output: Result.Result<A, E> } }) =>
    Result.isSuccess(event.output) && event.output.success._tag === tag

/** A guard for a purpose that another yes goes first for. */
export const isOfAnotherYes = <E>({
  context,
  event,
}: {
  readonly context: { readonly intent: Intent }
  readonly event: { readonly output: Result.Result<{ readonly intent: Intent }, E> }
}) => Result.isSuccess(event.output) && event.output.success.intent.key !== context.intent.key

/** What a new yes asks for: what it says, else the same as before. */
export const confirmedCommand = <Command>(before: Command, event: OperationEvent<Command>): Command =>
  event.type === "operation.confirmed" && event.command !== undefined ? event.command : before

/** For the flow that invoked an operation: a guard for one way in which it ended. */
export const endedWith =
  (tag: OperationOutcome<unknown, unknown, unknown>["_tag"]) =>
  ({ event }: { readonly event: { readonly output: { readonly _tag: string } } }) =>
    event.output._tag === tag

/** The intent that goes first for its purpose; without a memory it is this tab's own. */
export const claim = <Command>(
  { intent, replaced }: { readonly intent: Intent<Command>; readonly replaced: Intent | undefined },
  isCommand: (command: unknown) => command is Command,
) =>
  Effect.andThen(
    replaced === undefined ? Effect.void : finishIntent(replaced, "givenUp"),
    withoutDefects(() => Intents.use((intents) => intents.claim(intent))),
  ).pipe(
    Effect.map((first) => ({ intent: isIntentOf(isCommand)(first) ? first : intent, isRemembered: true })),
    Effect.catch(() => Effect.succeed({ intent, isRemembered: false })),
  )

/** A receipt or a no removes the intent from the memory; silence and a lost session keep it for a later look-up. */
export const settleIntent = <Command, Receipt, Refusal extends Tagged, Ports>(
  intent: Intent<Command>,
  asking: Effect.Effect<Receipt, Refusal | Open, Ports>,
  { isRefusal, isOnceOnly }: Pick<Operation<Command, Receipt, Refusal, Ports>, "isRefusal" | "isOnceOnly">,
): Effect.Effect<Answer<Receipt, Refusal>, Unsettled, Ports | Intents> =>
  Effect.flatMap(Effect.result(asking), (answer): Effect.Effect<Answer<Receipt, Refusal>, Unsettled, Intents> => {
    if (Result.isSuccess(answer)) {
      const done = { _tag: "Done", receipt: answer.success } as const
      return Effect.as(finishIntent(intent, isOnceOnly ? "over" : "answered"), done)
    }
    const { failure } = answer
    if (isRefusal(failure)) return Effect.as(finishIntent(intent, "answered"), { _tag: "Refused", refusal: failure })
    return failure._tag === "Unauthorized" ? Effect.succeed({ _tag: "Unauthorized" }) : Effect.fail(failure)
  })
