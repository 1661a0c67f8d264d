import type { Result } from "effect"
import { fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { present } from "../machine/present.ts"
import { type Intent, type Intents, youngestUnfinished } from "./operation.ts"

type Recalled<Command> = { readonly event: { readonly output: Result.Result<Intent<Command> | undefined, unknown> } }

/** Where an operation begins: at the youngest intent that this flow has left unfinished, if there is one. */
export const recallUnfinished = <Command>(
  runtime: Runtime<Intents>,
  flow: { readonly isCommand: (command: unknown) => command is Command },
) => fromProgram(runtime, () => youngestUnfinished(flow))

/** For the flow that recalls: a guard for an intent that was left unfinished, and the operation that it begins. */
export const hasUnfinished = <Command>({ event }: Recalled<Command>) =>
  succeeded({ event }) && value({ event }) !== undefined
export const recalledOperation = <Command>({ event }: Recalled<Command>) => ({ unfinished: present(value({ event })) })
