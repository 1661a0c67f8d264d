import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeAskingLine } from "./asking-line.machine.ts"

const line = (...answers: ReadonlyArray<boolean | Error>) => {
  const left = [...answers]
  let restored = 0
  const actor = createActor(
    makeAskingLine({
      answers: async () => {
        const answer = left.shift() ?? false
        if (answer instanceof Error) throw answer
        return answer
      },
      restored: () => {
        restored += 1
      },
    }),
  ).start()
  const ask = async () => {
    actor.send({ type: "retry.requested" })
    const { context } = await waitFor(actor, (state) => state.matches("idle"))
    return [context.hasAsked, restored]
  }
  return { actor, ask }
}

test("a site that answers means that the line is back; one that does not is asked again by the player alone", async () => {
  const { ask } = line(false, new Error("cut"), true)
  expect(await ask()).toEqual([true, 0])
  expect(await ask()).toEqual([true, 0])
  expect(await ask()).toEqual([true, 1])
})

test("two taps ask once", async () => {
  const { actor, ask } = line(true, true)
  actor.send({ type: "retry.requested" })
  expect(await ask()).toEqual([false, 1])
})
