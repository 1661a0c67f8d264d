import { Result } from "effect"
import { fromPromise } from "xstate"
import type { Unreachable } from "./failures.ts"

/** Has whoever is at the page show that the account is theirs; not, where they would rather leave it. */
export type ProveOwner = () => Promise<boolean>

/** For a machine that sends what an operator may want the owner for: asks, and ends with whether to send it again. */
export const provingOwner = (prove: ProveOwner = () => Promise.resolve(false)) => fromPromise(prove)

type Ended<E> = { readonly event: { readonly output: Result.Result<unknown, E> } }

/** A guard for the answer that the operator wants the owner first. */
export const wantsOwner = <E extends { readonly _tag: string } | Unreachable>({ event: { output } }: Ended<E>) =>
  Result.isFailure(output) && "wantsOwner" in output.failure && output.failure.wantsOwner

/** A guard for an owner who has shown it. */
export const isProved = ({ event }: { readonly event: { readonly output: boolean } }) => event.output
