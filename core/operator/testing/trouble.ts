import { Deferred, Effect } from "effect"
import { openPromise } from "../../testing/open-promise.ts"
import { Unauthorized, Unreachable } from "../failures.ts"

/** What can befall one question on its way to the operator and back. */
export type Trouble = <A, E>(act: Effect.Effect<A, E>) => Effect.Effect<A, E | Unauthorized | Unreachable>

/** The operator never hears of it. */
export const questionLost: Trouble = () => Effect.fail(new Unreachable({ cause: "the question was lost" }))

/** The operator does it, and nobody hears that it did. */
export const answerLost: Trouble = (act) =>
  Effect.andThen(act, Effect.fail(new Unreachable({ cause: "the answer was lost" })))

/** The operator does not know this player any longer. */
export const notKnown: Trouble = () => Effect.fail(new Unauthorized())

/** No answer ever comes; tells when the asker gave up. */
export const silence = () => {
  const { promise, resolve } = openPromise()
  const trouble: Trouble = () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => resolve()))
  return { trouble, givenUp: promise }
}

/** An answer that is held back until it is let go, and that nobody can call back. */
export const lateAnswer = () => {
  const gate = Deferred.makeUnsafe<void>()
  const { promise, resolve } = openPromise()
  const trouble: Trouble = (act) =>
    Effect.uninterruptible(
      Effect.andThen(
        Deferred.await(gate),
        Effect.ensuring(
          act,
          Effect.sync(() => resolve()),
        ),
      ),
    )
  return {
    trouble,
    letGo: () => {
      Deferred.doneUnsafe(gate, Effect.void)
      return promise
    },
  }
}

/** A way on which each trouble is met once, in turn, and then none. */
export const troubledWay = () => {
  const ahead: Array<Trouble> = []
  const along = <A, E>(act: Effect.Effect<A, E>): Effect.Effect<A, E | Unauthorized | Unreachable> =>
    Effect.suspend(() => ahead.shift()?.(act) ?? act)
  return { along, meets: (...troubles: ReadonlyArray<Trouble>) => void ahead.push(...troubles) }
}
