import { expect, test } from "vitest"
import { createActor, createMachine } from "xstate"
import { reached } from "./ways.ts"

const machineWith = (held: unknown) =>
  createMachine({
    context: { held },
    initial: "here",
    states: { here: {} },
  })

test("a machine that holds data and actors can be gone through", () => {
  const held = [{ name: "โพย", numbers: new Map([["482", 20]]) }, createActor(machineWith(undefined)), undefined]
  expect(reached(machineWith(held), { events: {} }).map(({ state }) => state)).toEqual(["here"])
})

test.each([
  ["in a list", [() => {}], "context.held.0"],
  ["in what it holds by name", { steps: { next: () => {} } }, "context.held.steps.next"],
  ["in a map", new Map([["next", () => {}]]), "context.held.next"],
])("a machine that holds a function %s cannot", (_, held, where) => {
  expect(() => reached(machineWith(held), { events: {} })).toThrow(`a function is held in ${where}`)
})
