import { Data, Result } from "effect"
import type { Unreachable } from "../machine/unreachable.ts"

export { Unreachable } from "../machine/unreachable.ts"

/** The operator has no such service at all: asking again finds nothing, and what hangs on it goes without. */
export class NotOffered extends Data.TaggedError("NotOffered") {}

/** The operator does not know this player, or no longer. */
export class Unauthorized extends Data.TaggedError("Unauthorized") {}

/** What the operator says for itself, where its no is none that has a sentence of ours: plain text, shown beside one. */
export type Said = { readonly said?: string | undefined }

/** Has whoever is at the page show that the account is theirs; not, where they would rather leave it. */
export type ProveOwner = () => Promise<boolean>

type Ended<E> = { readonly event: { readonly output: Result.Result<unknown, E> } }

/** A guard for the answer that the operator wants the owner first. */
export const wantsOwner = <E extends { readonly _tag: string } | Unreachable>({ event: { output } }: Ended<E>) =>
  Result.isFailure(output) && "wantsOwner" in output.failure && output.failure.wantsOwner
