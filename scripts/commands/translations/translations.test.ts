import { expect, test } from "vitest"
import { borrowedTranslations, lostIn } from "./translations.ts"

const says = (...translations: ReadonlyArray<readonly [string, string]>) => ({
  th: Object.fromEntries(translations.map(([message, translation]) => [message, { message, translation }])),
})

test.each([
  ["Open from 10:00 to 22:30", "เปิด 10:00 ถึง 22:00", ["22:30"]],
  ["At most 49,000 baht, 5 times", "ไม่เกิน 4,900 บาท 5 ครั้ง", ["49,000"]],
  ["Your PIN and your LINE", "PIN และไลน์ของคุณ", ["LINE"]],
  ["Pay {0} with <0>PromptPay</0>", "จ่าย {0}", ["PromptPay"]],
])("%s loses something as %s", (source, translation, lost) => {
  expect(lostIn("th", source, translation)).toEqual(lost)
})

test.each([
  ["{0, plural, =1 {One of 20} other {# of 20}}", "{0, plural, other {# จาก 20}}"],
  ["3 top for <0>{1}</0> with PromptPay", "สามตัวบน <0>{1}</0> ทางพร้อมเพย์"],
])("%s is whole, also where small numbers and names are written in Thai", (source, translation) => {
  expect(lostIn("th", source, translation)).toEqual([])
})

test("a translation that belongs to a message of other words is named", () => {
  const swapped = says(["Round", "รอบที่"], ["Failed to load", "รอบที่"])
  expect(borrowedTranslations([swapped], "en", [])).toEqual(['th: "Failed to load" and "Round" are both "รอบที่"'])
  expect(borrowedTranslations([says(["Round", "รอบที่"]), says(["Failed to load", "รอบที่"])], "en", [])).toEqual([
    'th: "Failed to load" and "Round" are both "รอบที่"',
  ])
})

test("messages that say the same in other words may share a translation, and so may short ones of two catalogues", () => {
  expect(borrowedTranslations([says(["Not open", "ยังไม่เปิด"], ["Not open yet", "ยังไม่เปิด"])], "en", [])).toEqual([])
  expect(borrowedTranslations([says(["Drawn", "ออกผลแล้ว"]), says(["Result out", "ออกผลแล้ว"])], "en", [])).toEqual([])
})

test("two sources may be allowed one translation for as long as they have it", () => {
  const allowed = [["Close", "Off", "one word shuts and is shut"]] as const
  expect(borrowedTranslations([says(["Close", "ปิด"], ["Off", "ปิด"])], "en", allowed)).toEqual([])
  expect(borrowedTranslations([says(["Close", "ปิด"], ["Off", "ปิดอยู่"])], "en", allowed)).toEqual([
    '"Close" and "Off" need not share a translation any more',
  ])
})
