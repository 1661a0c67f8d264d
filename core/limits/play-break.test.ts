import fc from "fast-check"
import { expect, test } from "vitest"
import { breakTaken, isOnBreak, isSelfExclusion, mayDo, type PlayBreakKind, playBreaks } from "./play-break.ts"

const at = (text: string) => Date.parse(`${text}+07:00`)
const kinds: ReadonlyArray<PlayBreakKind> = [
  "timeOut24h",
  "timeOut7d",
  "timeOut30d",
  "exclusion6m",
  "exclusion1y",
  "exclusion5y",
]

test("a player can take a time-out of three lengths, or exclude themselves for three longer ones", () => {
  expect(Object.keys(playBreaks)).toEqual(kinds)
  expect(kinds.filter(isSelfExclusion)).toEqual(["exclusion6m", "exclusion1y", "exclusion5y"])
})

test.each<[PlayBreakKind, string, string]>([
  ["timeOut24h", "2026-11-21T10:30:00", "2026-11-22T10:30:00"],
  ["timeOut7d", "2026-11-21T10:30:00", "2026-11-28T10:30:00"],
  ["timeOut30d", "2026-11-21T10:30:00", "2026-12-21T10:30:00"],
  ["exclusion6m", "2026-11-21T10:30:00", "2027-05-21T10:30:00"],
  ["exclusion1y", "2026-11-21T10:30:00", "2027-11-21T10:30:00"],
  ["exclusion5y", "2026-11-21T10:30:00", "2031-11-21T10:30:00"],
  ["exclusion6m", "2026-08-31T03:00:00", "2027-02-28T03:00:00"],
  ["exclusion1y", "2028-02-29T12:00:00", "2029-02-28T12:00:00"],
  ["exclusion6m", "2026-09-01T02:00:00", "2027-03-01T02:00:00"],
])("%s taken at %s lasts until %s, Thai time", (kind, from, until) => {
  expect(breakTaken(undefined, kind, at(from))).toEqual({ kind, from: at(from), until: at(until) })
})

test("a break is over at its last moment, and not before", () => {
  const taken = breakTaken(undefined, "timeOut24h", at("2026-11-21T10:30:00"))
  expect(isOnBreak(taken, at("2026-11-22T10:29:59"))).toBe(true)
  expect(isOnBreak(taken, at("2026-11-22T10:30:00"))).toBe(false)
  expect(isOnBreak(undefined, 0)).toBe(false)
})

test("a break that runs can be made longer but not shorter; one that is over can be taken anew", () => {
  const week = breakTaken(undefined, "timeOut7d", at("2026-11-21T10:30:00"))
  expect(breakTaken(week, "timeOut24h", at("2026-11-22T00:00:00"))).toEqual(week)
  expect(breakTaken(week, "timeOut24h", at("2026-11-28T00:00:00")).kind).toBe("timeOut24h")
  expect(breakTaken(week, "exclusion6m", at("2026-11-22T00:00:00")).kind).toBe("exclusion6m")
  expect(breakTaken(week, "timeOut7d", week.from)).toBe(week)
  expect(breakTaken(week, "timeOut24h", week.until)).toEqual({
    kind: "timeOut24h",
    from: week.until,
    until: at("2026-11-29T10:30:00"),
  })
})

test("on a break a player can take money out, and neither bring any in nor stake any", () => {
  const taken = breakTaken(undefined, "timeOut24h", 0)
  const may = (now: number) =>
    (["deposit", "bet", "play", "withdraw"] as const).map((doing) => mayDo(doing, taken, now))
  expect(may(1)).toEqual([false, false, false, true])
  expect(may(24 * 60 * 60_000)).toEqual([true, true, true, true])
  expect(mayDo("bet", undefined, 0)).toBe(true)
})

test("whatever breaks are asked for, a running one never ends earlier than it was to", () => {
  const step = fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 0, max: 400 * 24 * 60 * 60_000 }))
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), fc.integer({ min: 0, max: 4e12 }), (steps, start) => {
      let now = start
      let running = breakTaken(undefined, "timeOut24h", now)
      for (const [kind, after] of steps) {
        now += after
        const next = breakTaken(running, kind, now)
        expect(next.until).toBeGreaterThan(now)
        if (isOnBreak(running, now)) expect(next.until).toBeGreaterThanOrEqual(running.until)
        running = next
      }
    }),
  )
})

test("the months of a break are counted by the Thai calendar, to the last millisecond of the day before", () => {
  const until = (text: string) => breakTaken(undefined, "exclusion6m", at(text)).until
  // At midnight the last day of August begins, and February has no 31st.
  expect(until("2026-08-31T00:00:00.000")).toBe(at("2027-02-28T00:00:00.000"))
  expect(until("2026-08-30T23:59:59.999")).toBe(at("2027-02-28T23:59:59.999"))
  expect(until("2026-09-01T00:00:00.000")).toBe(at("2027-03-01T00:00:00.000"))
  expect(until("2026-08-31T23:59:59.999")).toBe(at("2027-02-28T23:59:59.999"))
})
