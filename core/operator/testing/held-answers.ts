import { Deferred, Effect } from "effect"

/** What lets a test hold the answers of an operator back, and let all of them go at once. */
export const heldAnswers = () => {
  let gate: Deferred.Deferred<void> | undefined
  return {
    /** Lets an answer go on: at once, or when those that are held are let go. */
    released: Effect.suspend(() => (gate === undefined ? Effect.void : Deferred.await(gate))),
    /** From now on answers wait; calling what comes back lets them go. */
    holdAnswers: () => {
      const held = Deferred.makeUnsafe<void>()
      gate = held
      return () => {
        gate = undefined
        Deferred.doneUnsafe(held, Effect.void)
      }
    },
  }
}
