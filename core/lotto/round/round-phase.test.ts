import fc from "fast-check"
import { expect, test } from "vitest"
import type { Outcome } from "../draw/drawn.ts"
import { round42 as round } from "../testing/round-42.ts"
import type { Round } from "./round.ts"
import { roundAfter } from "./round-feed.port.ts"
import { isOffEarly, nextChangeAt, phaseAt, roundPhases, stageOf, takesBets, takesShots } from "./round-phase.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const drawn: Outcome = { type: "drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } }
const cancelled: Outcome = { type: "cancelled" }
const round42: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: at("03:00:00"),
  closesAt: at("16:15:00"),
  shootingEndsAt: at("16:17:00"),
  resultAt: at("16:17:30"),
  outcome: undefined,
}

test("a round is open from its opening to its close, the last minute and the last ten seconds apart", () => {
  expect(phaseAt(round42, at("02:59:59.999"))).toBe("notOpen")
  expect(phaseAt(round42, at("03:00:00"))).toBe("open")
  expect(phaseAt(round42, at("16:13:59.999"))).toBe("open")
  expect(phaseAt(round42, at("16:14:00"))).toBe("closingSoon")
  expect(phaseAt(round42, at("16:14:49.999"))).toBe("closingSoon")
  expect(phaseAt(round42, at("16:14:50"))).toBe("urgent")
})

test("a round is closed when its close is earlier than now, and not a moment before", () => {
  expect(phaseAt(round42, at("16:15:00"))).toBe("urgent")
  expect(takesBets(round42, at("16:15:00"))).toBe(true)
  expect(phaseAt(round42, at("16:15:00.001"))).toBe("closed")
  expect(takesBets(round42, at("16:15:00.001"))).toBe(false)
  expect(takesBets(round42, at("02:00:00"))).toBe(false)
})

test("a round that is switched off before its close is closed from its opening on, until its result is due", () => {
  const off = { ...round42, isSwitchedOff: true }
  expect(phaseAt(off, at("02:59:59.999"))).toBe("notOpen")
  expect(phaseAt(off, at("03:00:00"))).toBe("closed")
  expect(phaseAt(off, at("16:14:55"))).toBe("closed")
  expect(takesBets(off, at("12:00:00"))).toBe(false)
  expect(phaseAt(off, at("16:17:30"))).toBe("awaitingResult")
  expect(phaseAt({ ...off, outcome: drawn }, at("12:00:00"))).toBe("resulted")
})

test("a round is off early while it would be open, and not before its opening or after its close", () => {
  const off = { ...round42, isSwitchedOff: true }
  const times = ["02:59:59.999", "03:00:00", "12:00:00", "16:15:00", "16:15:00.001"]
  expect(times.map((time) => isOffEarly(off, at(time)))).toEqual([false, true, true, true, false])
  expect(isOffEarly({ ...off, opensAt: undefined }, at("02:00:00"))).toBe(true)
  expect(isOffEarly(round42, at("12:00:00"))).toBe(false)
})

test("a round that is moved is no longer switched off", () => {
  const moved = { type: "round.moved", closesAt: at("17:00:00"), resultAt: at("17:02:30") } as const
  expect(phaseAt(roundAfter({ ...round42, isSwitchedOff: true }, moved), at("16:30:00"))).toBe("open")
})

test("a result that is due and not yet set is awaited", () => {
  expect(phaseAt(round42, at("16:17:29.999"))).toBe("closed")
  expect(phaseAt(round42, at("16:17:30"))).toBe("awaitingResult")
})

test("a round that is drawn or void is so at any time", () => {
  for (const time of ["02:00:00", "12:00:00", "23:00:00"]) {
    expect(phaseAt({ ...round42, outcome: drawn }, at(time))).toBe("resulted")
    expect(phaseAt({ ...round42, outcome: cancelled }, at(time))).toBe("cancelled")
  }
})

test("a round whose opening is not told takes bets until it closes", () => {
  expect(phaseAt({ ...round42, opensAt: undefined }, at("00:00:01"))).toBe("open")
})

test("shots are taken from the opening until two minutes after the close", () => {
  expect(takesShots(round42, at("02:59:59"))).toBe(false)
  expect(takesShots(round42, at("16:16:59"))).toBe(true)
  expect(takesShots(round42, at("16:17:00.001"))).toBe(false)
  expect(takesShots({ ...round42, outcome: cancelled }, at("12:00:00"))).toBe(false)
  expect(takesShots({ ...round42, shootingEndsAt: undefined }, at("12:00:00"))).toBe(false)
})

/** Rounds with any gaps between their moments, sensible or not. */
const anyRound = fc
  .record({
    opens: fc.option(fc.integer({ min: -200_000, max: 200_000 })),
    shoots: fc.option(fc.nat(200_000)),
    result: fc.integer({ min: -50_000, max: 300_000 }),
  })
  .map(
    ({ opens, shoots, result }): Round => ({
      ...round42,
      opensAt: opens === null ? undefined : round42.closesAt + opens,
      shootingEndsAt: shoots === null ? undefined : round42.closesAt + shoots,
      resultAt: round42.closesAt + result,
    }),
  )
const anyMoment = fc.integer({ min: -300_000, max: 400_000 }).map((distance) => round42.closesAt + distance)

test("time never takes a round back to an earlier phase", () => {
  fc.assert(
    fc.property(anyRound, anyMoment, fc.nat(500_000), (one, now, later) => {
      const [before, after] = [phaseAt(one, now), phaseAt(one, now + later)]
      expect(roundPhases.indexOf(after)).toBeGreaterThanOrEqual(roundPhases.indexOf(before))
    }),
  )
})

test("between two announced changes a round stays what it is, so that nobody has to look in between", () => {
  fc.assert(
    fc.property(anyRound, anyMoment, fc.double({ min: 0, max: 1, noNaN: true }), (one, now, share) => {
      const next = nextChangeAt(one, now)
      const lookedAt = next === undefined ? now + share * 1e9 : now + Math.floor(share * (next - 1 - now))
      expect(phaseAt(one, lookedAt)).toBe(phaseAt(one, now))
      expect(next === undefined || next > now).toBe(true)
    }),
  )
})

test("nothing changes by the clock alone once a result is due", () => {
  expect(["16:17:29.999", "16:17:30", "18:00:00"].map((time) => nextChangeAt(round42, at(time)))).toEqual([
    at("16:17:30"),
    undefined,
    undefined,
  ])
})

test("bets are taken in the last minute too", () => {
  expect([1_000_000, 1_950_000, 1_995_000, 2_000_500, 2_000_501].map((now) => takesBets(round, now))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test("shots are taken from the very opening to the very end of shooting", () => {
  expect([999_999, 1_000_000, 2_120_000, 2_120_001].map((now) => takesShots(round, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test("a player bets on open rounds, waits for closed ones, reads ended ones, and does nothing about those still to open", () => {
  expect(Object.fromEntries(roundPhases.map((phase) => [phase, stageOf(phase)]))).toEqual({
    notOpen: undefined,
    open: "open",
    closingSoon: "open",
    urgent: "open",
    closed: "waiting",
    awaitingResult: "waiting",
    resulted: "over",
    cancelled: "over",
  })
})
