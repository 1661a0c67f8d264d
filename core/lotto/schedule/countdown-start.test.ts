import { expect, test } from "vitest"
import { countdownStart } from "./countdown-start.ts"

const closesAt = Date.parse("2026-11-20T16:15:00+07:00")
const opensAt = Date.parse("2026-11-20T03:00:00+07:00")

test("rounds that come all day are counted down from where the one before closes", () => {
  const from = (betGroup: "yeekee" | "yeekee5min" | "pingpong") => countdownStart({ betGroup, opensAt, closesAt })
  expect(from("yeekee")).toBe(Date.parse("2026-11-20T16:00:00+07:00"))
  expect(from("yeekee5min")).toBe(Date.parse("2026-11-20T16:10:00+07:00"))
  expect(from("pingpong")).toBe(Date.parse("2026-11-20T15:15:00+07:00"))
})

test("draws and markets are counted down from their opening, or over a day where that is not told", () => {
  expect(countdownStart({ betGroup: "stock", opensAt, closesAt })).toBe(opensAt)
  expect(countdownStart({ betGroup: "gov", opensAt: undefined, closesAt })).toBe(
    Date.parse("2026-11-19T16:15:00+07:00"),
  )
})
