import { expect, test } from "vitest"
import { createActor, createMachine } from "xstate"
import { simulatedClock } from "./simulated-clock.ts"

test("time stands still until it is moved, and goes from one thing that is due to the next", () => {
  const clock = simulatedClock(1_000)
  const rung: Array<string> = []
  clock.setTimeout(() => rung.push(`late ${clock.now()}`), 500)
  clock.setTimeout(() => rung.push(`soon ${clock.now()}`), 20)
  clock.clearTimeout(clock.setTimeout(() => rung.push("never"), 20))
  expect([clock.now(), clock.waiting()]).toEqual([1_000, 2])
  expect([clock.next(), clock.next(), clock.next()]).toEqual([true, true, false])
  expect([rung, clock.now()]).toEqual([["soon 1020", "late 1500"], 1_500])
})

test("what is due at one moment happens in the order in which it was asked for", () => {
  const clock = simulatedClock(0)
  const rung: Array<number> = []
  for (const number of [1, 2, 3]) clock.setTimeout(() => rung.push(number), 10)
  clock.next()
  expect(rung).toEqual([1, 2, 3])
})

test("a machine goes by it", () => {
  const clock = simulatedClock(0)
  const machine = createMachine({
    initial: "waiting",
    states: { waiting: { after: { 1_000: "over" } }, over: {} },
  })
  const actor = createActor(machine, { clock: clock.timers }).start()
  clock.next()
  expect([clock.now(), actor.getSnapshot().value]).toEqual([1_000, "over"])
})
