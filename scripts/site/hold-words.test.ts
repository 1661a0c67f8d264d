import { expect, test } from "vitest"
import { holdWords } from "./hold-words.ts"

/** A bar stands for a mark that nobody sees. */
const held = (locale: string, text: string) => holdWords(locale, text).replaceAll("\u2060", "|")

test.each([
  ["th", "แจ้งทีมงาน อย่างละ 1 ตัว", "แจ้งทีม|งาน อย่าง|ละ 1 ตัว"],
  ["kh", "ហ្គេមយីគី", "ហ្គេមយី|គី"],
  ["mm", "အကောင့်ဖွင့်ရန်", "အ|ကော|င့်ဖွင့်ရန်"],
  ["mm", "ဂိမ်းများ", "ဂိ|မ်းများ"],
  ["mm", "ဘဏ်အက်ပ် မပျောက်ပါ", "ဘဏ်အ|က်|ပ် မ|ပျောက်ပါ"],
])("in %s a word that browsers would take apart is held together: %s", (locale, text, expected) => {
  expect(held(locale, text)).toBe(expected)
})

test.each([
  ["th", "ฝากเงินแล้ว รอผลได้เลย"],
  ["en", "Contact support"],
  ["mm", "ငွေသွင်း 15 မိနစ်"],
])("in %s nothing is added to words that browsers know: %s", (locale, text) => {
  expect(holdWords(locale, text)).toBe(text)
})
