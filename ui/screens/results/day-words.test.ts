import { expect, test } from "vitest"
import { dayWords } from "./day-words.ts"

test("Thai names the weekday alone and counts the Buddhist era", () => {
  const { whole, date, short } = dayWords("th")
  expect([whole("2026-11-20"), date("2026-11-16"), short("2026-11-20")]).toEqual([
    "ศุกร์ 20 พ.ย. 2569",
    "16 พ.ย. 2569",
    "20 พ.ย.",
  ])
})

test("other languages count the common era, in Latin digits", () => {
  expect(dayWords("en").whole("2026-11-20")).toBe("Friday 20 Nov 2026")
  for (const locale of ["kh", "mm"] as const) {
    expect(dayWords(locale).whole("2026-11-20")).toMatch(/20.*2026|2026.*20/)
    expect(dayWords(locale).short("2026-11-20")).toContain("20")
  }
})
