import { Result } from "effect"
import {
  type NamedSet,
  type NoSuchSet,
  readSet,
  type SavedNumberSet,
  type SetFault,
  type SetRefused,
  type SetsFailure,
  type TooManySets,
} from "./number-sets.ts"

/** A number set while a player works on it. */
export type NumberSetEditing = {
  /** The set as the operator keeps it; nothing while it is new. */
  readonly saved: SavedNumberSet | undefined
  /** What is to be kept next. */
  readonly meant: NamedSet | undefined
  readonly fault: SetFault | undefined
  /** Keeps a new set one set, however often it is sent. */
  readonly key: string | undefined
  /** Why the last one came to nothing, where it did. */
  readonly refusal: TooManySets | NoSuchSet | SetRefused | SetsFailure | undefined
}

export type NumberSetEditingEvent =
  | { readonly type: "set.submitted"; readonly written: NamedSet }
  | { readonly type: "deletion.confirmed" | "retry.requested" | "connection.restored" }

/** What a submitted set changes: a valid one gets an idempotency key, anything else is a fault. */
export const submittedSet = (
  written: NamedSet,
  newKey: () => string,
): Pick<NumberSetEditing, "meant" | "fault" | "key"> =>
  Result.match(readSet(written), {
    onFailure: (fault) => ({ meant: undefined, fault, key: undefined }),
    onSuccess: ({ set }) => ({ meant: set, fault: undefined, key: newKey() }),
  })
