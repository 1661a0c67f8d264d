import { Effect } from "effect"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { heldAnswers } from "../../operator/testing/held-answers.ts"

/** What can go wrong with one question: it is lost before the operator hears it, its answer is lost, or neither ends. */
export type WalletTrouble = "questionLost" | "answerLost" | "unauthorized" | "silence"

/** When a question arrives and when its answer does, for tests that put these in an order of their own. */
export type Pause = (moment: string) => Promise<unknown>

/** The line to an operator: troubles are met once each, in turn, and answers can be held back. */
export const lineToOperator = (pause: Pause | undefined) => {
  const asked: Array<string> = []
  const troubles: Array<WalletTrouble> = []
  const watchers = new Set<() => void>()
  const { holdAnswers, released } = heldAnswers()
  const paused = (moment: string) =>
    pause === undefined ? Effect.void : Effect.promise(async () => void (await pause(moment)))

  const ask = <A, E>(question: string, act: () => Effect.Effect<A, E>) =>
    Effect.gen(function* () {
      asked.push(question)
      const trouble = troubles.shift()
      yield* paused(`${question}: on its way`)
      if (trouble === "silence") return yield* Effect.never
      if (trouble === "unauthorized") return yield* new Unauthorized()
      if (trouble === "questionLost") return yield* new Unreachable({ cause: "the question was lost" })
      const answer = yield* Effect.result(act())
      for (const emit of watchers) emit()
      watchers.clear()
      yield* released
      yield* paused(`${question}: answered`)
      if (trouble === "answerLost") return yield* new Unreachable({ cause: "the answer was lost" })
      return yield* Effect.fromResult(answer)
    })

  return {
    ask,
    /** Every question so far. */
    asked,
    /** Waits until the operator has acted on a question, whether or not the answer has left it. */
    acts: () => new Promise<void>((resolve) => void watchers.add(resolve)),
    /** What the next questions meet, one each. */
    meets: (...next: ReadonlyArray<WalletTrouble>) => void troubles.push(...next),
    holdAnswers,
  }
}
export type OperatorLine = ReturnType<typeof lineToOperator>
