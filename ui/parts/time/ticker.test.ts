import { expect, test } from "vitest"
import { makeTicker } from "./ticker.ts"

/** A page whose time passes by hand. */
const handPage = (start: number) => {
  let time = start
  let hidden = false
  let look = () => {}
  const timers = new Map<number, () => void>()
  const ticker = makeTicker({
    after: (milliseconds, run) => {
      const due = time + milliseconds
      timers.set(due, run)
      return () => timers.delete(due)
    },
    hidden: () => hidden,
    onVisibility: (run) => {
      look = run
    },
  })
  const pass = (milliseconds: number) => {
    const end = time + milliseconds
    for (;;) {
      const due = Math.min(...timers.keys())
      if (due > end) break
      time = due
      const run = timers.get(due)
      timers.delete(due)
      run?.()
    }
    time = end
  }
  const hide = (value: boolean) => {
    hidden = value
    look()
  }
  return { ticker, pass, hide, now: () => time, timers }
}

test("countdowns beat on the full second of their clock, however the page was opened", () => {
  const { ticker, pass, now } = handPage(5_300)
  const beats: Array<number> = []
  ticker.subscribe(() => beats.push(now()), now)
  pass(2_900)
  expect(beats).toEqual([5_300, 6_000, 7_000, 8_000])
})

test("all countdowns share one timer", () => {
  const { ticker, pass, now, timers } = handPage(0)
  let beats = 0
  for (let count = 0; count < 352; count += 1) ticker.subscribe(() => (beats += 1), now)
  expect(timers.size).toBe(1)
  beats = 0
  pass(1_000)
  expect(beats).toBe(352)
  expect(timers.size).toBe(1)
})

test("a hidden page has no timer, and shows the right time at once when it is seen again", () => {
  const { ticker, pass, hide, now, timers } = handPage(0)
  const beats: Array<number> = []
  ticker.subscribe(() => beats.push(now()), now)
  hide(true)
  expect(timers.size).toBe(0)
  pass(10_400)
  hide(false)
  pass(600)
  expect(beats).toEqual([0, 10_400, 11_000])
})

test("when the last countdown leaves, the timer stops", () => {
  const { ticker, now, timers } = handPage(0)
  const leave = ticker.subscribe(() => {}, now)
  leave()
  expect(timers.size).toBe(0)
})

test("a clock that is set right while running moves the beat to its own full second", () => {
  const { ticker, pass, now } = handPage(0)
  let offset = 0
  const beats: Array<number> = []
  const serverNow = () => now() + offset
  ticker.subscribe(() => beats.push(serverNow()), serverNow)
  pass(1_000)
  offset = 400
  pass(2_000)
  expect(beats).toEqual([0, 1_000, 2_400, 3_000])
})
