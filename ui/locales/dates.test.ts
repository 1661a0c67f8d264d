import { expect, test } from "vitest"
import { dateOf, shortDate } from "./dates.ts"
import { dateWithWeekday, fullDate, shortWithWeekday } from "./full-date.ts"

const months = ["ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.", "พ.ย.", "ธ.ค."]
const texts = (locale: "th" | "kh" | "mm", day: string) => [
  dateOf(day, locale, months),
  shortDate(day, locale, months),
  fullDate(day, locale, months),
]

test("in Thai a day is told in the Buddhist era, whose last two digits are enough in a sentence", () => {
  expect(texts("th", "2026-11-20")).toEqual(["20 พ.ย.", "20 พ.ย. 69", "20 พ.ย. 2569"])
  expect(texts("th", "2026-01-04")).toEqual(["4 ม.ค.", "4 ม.ค. 69", "4 ม.ค. 2569"])
})

test("other languages count the common era, and write the whole year", () => {
  expect(texts("kh", "2026-12-26")).toEqual(["26 ธ.ค.", "26 ธ.ค. 2026", "26 ธ.ค. 2026"])
})

test("Burmese readers find the year first and the day last, behind the day of the week", () => {
  expect(texts("mm", "2026-12-06")).toEqual(["ธ.ค. 6", "2026 ธ.ค. 6", "2026 ธ.ค. 6"])
  const weekdays = ["อา.", "จ.", "อ.", "พ.", "พฤ.", "ศ.", "ส."]
  expect(shortWithWeekday("2026-12-06", "mm", months, weekdays)).toBe("อา. ธ.ค. 6")
  expect(dateWithWeekday("2026-12-06", "mm", months, weekdays)).toBe("อา. 2026 ธ.ค. 6")
})
