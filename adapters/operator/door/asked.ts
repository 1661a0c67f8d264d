import type { NotOffered, Unauthorized, Unreachable } from "@fakham/core/operator"
import { Effect } from "effect"

/** What came of a question to the operator. */
export type Known<A> =
  | { readonly is: "known"; readonly data: A }
  | { readonly is: "notOffered" | "loggedOut" | "unreachable" }

const failed = { NotOffered: "notOffered", Unauthorized: "loggedOut", Unreachable: "unreachable" } as const

/** Asks the operator once. */
export const known = <A, Ports>(
  asked: Effect.Effect<A, NotOffered | Unauthorized | Unreachable, Ports>,
): Effect.Effect<Known<A>, never, Ports> =>
  Effect.match(asked, {
    onSuccess: (data): Known<A> => ({ is: "known", data }),
    onFailure: ({ _tag }): Known<A> => ({ is: failed[_tag] }),
  })

/** Whether to wait on for what nobody has answered yet; no lets go of it in doubt. `passed` is kept once that is known. */
export type WaitOn = (passed: Promise<unknown>) => boolean | Promise<boolean>
