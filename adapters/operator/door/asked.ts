import type { NotOffered, Unauthorized, Unreachable } from "@fakham/core/operator"
import { Effect, type ManagedRuntime } from "effect"
import type { DoorEnd, Over } from "./door-end.ts"

/** What came of a question to the operator. */
export type Known<A> = { readonly is: "known"; readonly data: A } | { readonly is: "notOffered" | "unreachable" | Over }

const failed = { NotOffered: "notOffered", Unauthorized: "loggedOut", Unreachable: "unreachable" } as const

/** Asks the operator once; whoever closes the door meanwhile waits for no answer. */
export const askingOn =
  <Ports>({ runPromise }: Pick<ManagedRuntime.ManagedRuntime<Ports, never>, "runPromise">, ending: DoorEnd) =>
  async <A>(asked: Effect.Effect<A, NotOffered | Unauthorized | Unreachable, Ports>): Promise<Known<A>> => {
    const answer = Effect.match(asked, {
      onSuccess: (data): Known<A> => ({ is: "known", data }),
      onFailure: ({ _tag }): Known<A> => ({ is: failed[_tag] }),
    })
    try {
      return await runPromise(answer, { signal: ending.signal })
    } catch (defect) {
      const over = ending.is()
      if (over === undefined) throw defect
      return { is: over }
    }
  }

/** Whether to wait on for what nobody has answered yet; no lets go of it in doubt. `passed` is kept once that is known. */
export type WaitOn = (passed: Promise<unknown>) => boolean | Promise<boolean>

export const always: WaitOn = () => true
