import fc from "fast-check"
import { expect, test } from "vitest"
import { learned, makeServerClock, type ServerClock, serverNow, unlearned } from "./server-clock.ts"

const hour = 3_600_000

test("without an answer the device's own clock counts", () => {
  expect(serverNow(unlearned, 1_000)).toBe(1_000)
})

test("a phone that is an hour slow shows the server's time after one answer", () => {
  let device = 10_000
  const clock = makeServerClock(() => device)
  expect(clock.learn({ sentAt: 10_000, serverNow: 10_100 + hour, receivedAt: 10_200 })).toBe(true)
  device = 20_000
  expect(clock.now()).toBe(20_000 + hour)
})

test("the answer with the smallest round trip is believed", () => {
  const slow = learned(unlearned, { sentAt: 0, serverNow: 5_900, receivedAt: 2_000 })
  expect(slow).toEqual({ offset: 4_900, roundTrip: 2_000 })
  const quick = learned(slow, { sentAt: 10_000, serverNow: 15_020, receivedAt: 10_040 })
  expect(quick).toEqual({ offset: 5_000, roundTrip: 40 })
  expect(learned(quick, { sentAt: 20_000, serverNow: 25_900, receivedAt: 22_000 })).toEqual(quick)
})

test("a device whose clock is moved while the site is open is found out", () => {
  const before = learned(unlearned, { sentAt: 0, serverNow: 10, receivedAt: 20 })
  const after = learned(before, { sentAt: 50_000 + hour, serverNow: 50_100, receivedAt: 50_200 + hour })
  expect(after.offset).toBe(-hour)
})

test("a sample taken while the device's clock was set back, or without a server time, teaches nothing", () => {
  const clock = makeServerClock(() => 7)
  expect(clock.learn({ sentAt: 500, serverNow: 900, receivedAt: 100 })).toBe(false)
  expect(clock.learn({ sentAt: 0, serverNow: Number.NaN, receivedAt: 10 })).toBe(false)
  expect(clock.now()).toBe(7)
})

test("after any answers, the clock is wrong by no more than half of the quickest round trip", () => {
  const trips = fc.array(fc.record({ there: fc.nat(3_000), back: fc.nat(3_000) }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: -hour, max: hour }), trips, (ahead, someTrips) => {
      const clock = someTrips.reduce((corrected, { there, back }, index) => {
        const sentAt = index * 10_000
        return learned(corrected, { sentAt, serverNow: sentAt + there + ahead, receivedAt: sentAt + there + back })
      }, unlearned)
      const quickest = Math.min(...someTrips.map(({ there, back }) => there + back))
      expect(clock.roundTrip).toBe(quickest)
      expect(Math.abs(clock.offset - ahead)).toBeLessThanOrEqual(quickest / 2 + 0.5)
    }),
  )
})

const known = (offset: number, roundTrip: number): ServerClock => ({ offset, roundTrip })

test("an answer that took no time at all is the most exact one, and one from before its question is none", () => {
  expect(learned(known(0, 100), { sentAt: 1_000, serverNow: 1_040, receivedAt: 1_000 })).toEqual(known(40, 0))
  expect(learned(known(0, 100), { sentAt: 1_000, serverNow: 1_040, receivedAt: 999 })).toEqual(known(0, 100))
})

test("half a millisecond of difference is rounded to the later one", () => {
  expect(learned(known(0, 100), { sentAt: 1_000, serverNow: 1_021, receivedAt: 1_001 })).toEqual(known(21, 1))
})

test("a slower answer counts only when both cannot be true, half of both round trips and a millisecond apart", () => {
  const slower = (offset: number) => ({ sentAt: 0, serverNow: offset + 50, receivedAt: 100 })
  expect(learned(known(0, 40), slower(70))).toEqual(known(0, 40))
  expect(learned(known(0, 40), slower(71))).toEqual(known(0, 40))
  expect(learned(known(0, 40), slower(72))).toEqual(known(72, 100))
  expect(learned(known(0, 40), slower(-71))).toEqual(known(0, 40))
  expect(learned(known(0, 40), slower(-72))).toEqual(known(-72, 100))
})

test("of two answers that are as quick the newer one counts", () => {
  expect(learned(known(0, 40), { sentAt: 0, serverNow: 30, receivedAt: 40 })).toEqual(known(10, 40))
})
