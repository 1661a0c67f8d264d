import { Context, Data, Effect } from "effect"
import type { Instant } from "../time/bangkok.ts"

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
    readonly unfinished: Effect.Effect<ReadonlyArray<Intent>>
    /** Ends an intent. One that is over stays its purpose's; one that is given up stays if a tab has sent it since. */
    readonly finish: (intent: Intent, end: IntentEnd) => Effect.Effect<void>
  }
>()("core/operation/Intents") {}

type IsCommand<Command> = (command: unknown) => command is Command

export const isIntentOf =
  <Command>(isCommand: IsCommand<Command>) =>
  (intent: Intent): intent is Intent<Command> =>
    isCommand(intent.command)

/** What one flow has left unfinished, the oldest first. */
export const unfinishedOf = <Command>({ isCommand }: { readonly isCommand: IsCommand<Command> }) =>
  Intents.use(({ unfinished }) => Effect.map(unfinished, (all) => all.filter(isIntentOf(isCommand))))

/** What a reload takes up again: the youngest. */
export const youngestUnfinished = <Command>(flow: { readonly isCommand: IsCommand<Command> }) =>
  Effect.map(unfinishedOf(flow), (all) => all.at(-1))

export const finish = (intent: Intent, end: IntentEnd) => Intents.use((intents) => intents.finish(intent, end))
