import fc from "fast-check"
import { expect, test } from "vitest"
import { handClock, handServerClock } from "./clock.ts"

test("chained timers keep step when time passes at once", () => {
  const { clock, pass } = handClock()
  const rung: Array<number> = []
  const ring = () => {
    rung.push(clock.now())
    if (rung.length < 3) clock.setTimeout(ring, 10)
  }
  clock.setTimeout(ring, 10)
  pass(100)
  expect(rung).toEqual([10, 20, 30])
})

test("a device an hour fast shows the server's time after one answer, and again after somebody set it", () => {
  const clock = handServerClock({ start: 1_000_000, fast: 3_600_000 })
  expect(clock.now()).toBe(4_600_000)
  expect(clock.ask({ there: 50, back: 50 })).toBe(true)
  expect(clock.now()).toBe(1_000_100)
  clock.setDevice(-7_200_000)
  clock.ask({ there: 10, back: 10 })
  expect([clock.now(), clock.serverNow(), clock.deviceNow()]).toEqual([1_000_120, 1_000_120, -2_599_880])
})

test("a device that gains a millisecond a second is a minute fast after sixty thousand seconds", () => {
  const clock = handServerClock({ gains: 1 })
  clock.pass(60_000_000)
  expect(clock.deviceNow() - clock.serverNow()).toBe(60_000)
})

test("right after an answer the site is wrong by half of its trip at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(5_000), fc.nat(5_000), (fast, there, back) => {
      const clock = handServerClock({ fast })
      clock.ask({ there, back })
      expect(Math.abs(clock.now() - clock.serverNow())).toBeLessThanOrEqual((there + back) / 2 + 1)
    }),
  )
})
