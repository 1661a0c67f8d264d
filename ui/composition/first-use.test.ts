import { expect, test } from "vitest"
import { createActor, fromCallback } from "xstate"
import { startedByFirstUse } from "./first-use.ts"

const counted = () => {
  let [begun, ended] = [0, 0]
  const logic = fromCallback(() => {
    begun += 1
    return () => void (ended += 1)
  })
  return { actor: startedByFirstUse(() => createActor(logic)), seen: () => [begun, ended] }
}

test("an actor that nobody uses does not begin, and its end is none", () => {
  const { actor, seen } = counted()
  actor.stop()
  expect(seen()).toEqual([0, 0])
})

test("it begins once, however many use it, and ends once", () => {
  const { actor, seen } = counted()
  expect(actor()).toBe(actor())
  expect(seen()).toEqual([1, 0])
  actor.stop()
  expect(seen()).toEqual([1, 1])
})

test("whoever asks for it after the end gets one that does nothing", () => {
  const { actor, seen } = counted()
  actor.stop()
  expect(actor().getSnapshot().status).toBe("active")
  expect(seen()).toEqual([0, 0])
})
