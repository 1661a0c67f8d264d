import { expect, test } from "vitest"
import { longDate, shortDate } from "./dates.ts"

test("a draw's date reads in the reader's calendar and always in Latin digits", () => {
  expect(shortDate("2026-11-16", "th")).toBe("16 พ.ย. 69")
  expect(shortDate("2026-11-16", "en")).toBe("16 Nov 2026")
  expect(shortDate("2026-11-16", "kh")).toBe("16 វិច្ឆិកា 2026")
  expect(shortDate("2026-11-16", "mm")).toMatch(/^2026|16 .* 2026$/)
  expect(shortDate("2026-11-16", "mm")).not.toMatch(/[၀-၉]/)
})

test("under a title the day of the week and the whole year are told too", () => {
  expect(longDate("2026-11-20", "th")).toBe("ศุกร์ 20 พ.ย. 2569")
  expect(longDate("2026-11-20", "en")).toBe("Fri, 20 Nov 2026")
})
