import { Result } from "effect"
import { failedWith } from "../machine/actor.ts"
import type { ConnectionNews } from "../operator/connectivity.ts"
import { type Age, mayStillArrive } from "./age.ts"
import type { Environment } from "./environment.ts"
import type { Intent } from "./intents.ts"
import type { Answer } from "./operation.ts"

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
export const answered =
  (tag: Answer<unknown, unknown>["_tag"]) =>
  <A extends { readonly _tag: string }, E>({ event }: { readonly event: { readonly output: Result.Result<A, E> } }) =>
    Result.isSuccess(event.output) && event.output.success._tag === tag

/** A guard for the answer that nobody has it, where it can no longer arrive. */
export const isGone =
  (environment: Environment) =>
  <A, E extends { readonly _tag: string }>({
    context,
    event,
  }: {
    readonly context: Age & { readonly intent: Intent }
    readonly event: { readonly output: Result.Result<A, E> }
  }) =>
    failedWith("NeverHeard")({ event }) && !mayStillArrive(context.intent, context, environment)
