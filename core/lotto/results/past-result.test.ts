import { Effect } from "effect"
import { expect, test } from "vitest"
import { askableAt, chosenResults, digitCounts, historyDays, mayAskFor, mayGrow, PastResults } from "./past-result.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)

test("a day is asked for from its first moment on, a history always", () => {
  const day = { type: "day", betGroup: "gov", dt: "2026-11-20" } as const
  expect(mayAskFor(day, at("00:00:00") - 1)).toBe(false)
  expect(mayAskFor(day, at("00:00:00"))).toBe(true)
  expect(askableAt(day)).toBe(at("00:00:00"))
  expect(mayAskFor({ type: "wholeDay", dt: "2026-11-20" }, at("00:00:00") - 1)).toBe(false)
  expect(mayAskFor({ type: "history", betGroup: "stock", betType: "thai_noon" }, 0)).toBe(true)
})

test("a day may still grow on the day after it, a history always", () => {
  const day = { type: "day", betGroup: "yeekee", dt: "2026-11-19" } as const
  expect(mayGrow(day, at("23:59:59.999"))).toBe(true)
  expect(mayGrow({ ...day, dt: "2026-11-18" }, at("00:00:00"))).toBe(false)
  expect(mayGrow({ type: "wholeDay", dt: "2026-11-19" }, at("00:00:00"))).toBe(true)
  expect(mayGrow({ type: "wholeDay", dt: "2026-11-18" }, at("00:00:00"))).toBe(false)
  expect(mayGrow({ type: "history", betGroup: "gov", betType: undefined }, at("00:00:00"))).toBe(true)
})

test("digits are counted in the three-digit numbers, void rounds aside", () => {
  const drawn = (top3: string) => ({ outcome: { type: "drawn", drawn: { top3, top2: "00", bottom2: "99" } } }) as const
  expect(digitCounts([drawn("482"), drawn("882"), { outcome: { type: "cancelled" } }])).toEqual([
    0, 0, 2, 0, 1, 0, 0, 0, 3, 0,
  ])
  expect(digitCounts([])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})

test("a whole day is asked for group by group at once; what is not drawn daily by its history", () => {
  const asked: Array<string> = []
  const ask = (what: string) =>
    Effect.suspend(() => {
      asked.push(what)
      return Effect.never
    })
  const archive = PastResults.of({
    of: ask,
    onDay: (betGroup, dt) => ask(`${betGroup} on ${dt}`),
    history: (betGroup) => ask(`all of ${betGroup}`),
  })
  const ofWholeDay = chosenResults({ type: "wholeDay", dt: "2026-11-20" })
  Effect.runFork(Effect.provideService(ofWholeDay, PastResults, archive))
  expect(asked).toEqual([
    "yeekee on 2026-11-20",
    "yeekee5min on 2026-11-20",
    "all of gov",
    "stock on 2026-11-20",
    "pingpong on 2026-11-20",
    "all of gov4d",
  ])
})

test("results can be looked up for thirty days", () => {
  expect(historyDays).toBe(30)
})
