import { expect, test } from "vitest"
import { goneWordsIn } from "./gone-words.ts"

const wordsIn = (locale: string, message: string, translation = message) =>
  goneWordsIn({ [locale]: { [message]: { message, translation } } }, "en")

test.each([
  ["en", "Your slips cannot be read", "cannot"],
  ["en", "No bets just now.", "just now"],
  ["en", "They are asked for again by themselves.", "asked for again"],
  ["en", "It arrives by itself.", "by itself"],
  ["en", "Your operator does not offer this.", "operator"],
  ["en", "Call it off", "Call it off"],
  ["en", "No answer came. Try again.", "No answer came"],
  ["en", "Front sweep", "sweep"],
  ["en", "No reply yet. We're checking; nothing is sent twice.", ";"],
])("in %s '%s' holds a word that is gone", (locale, message, word) => {
  expect(wordsIn(locale, message)).toEqual([`${locale}: "${message}" says "${word}", a word that is gone`])
})

test.each([
  ["th", "อ่านโพยไม่ได้", "อ่านโพยไม่ได้"],
  ["th", "โหลดโพยไม่สำเร็จค่ะ", "ค่ะ"],
  ["th", "ผู้ให้บริการของคุณปิดส่วนนี้", "ผู้ให้บริการของคุณ"],
  ["th", "โอนให้ตรง แล้วเงินเข้าเอง", "เงินเข้าเอง"],
  ["kh", "សូមព្យាយាមម្តងទៀត", "ម្តង"],
  ["kh", "គ្រប់4 ខ្ទង់", "់4"],
  ["kh", "អត្រាបង់", "បង់"],
  ["kh", "បុគ្គលិកបន្ថែមឥណទាន", "ឥណទាន"],
  ["mm", "ဘောက်ချာ ကြည့်ရန်", "ဘောက်ချာ"],
  ["mm", "ယီကီ ပွဲ", "ယီကီ"],
])("a translation into %s holds a word that is gone: %s", (locale, translation, word) => {
  expect(wordsIn(locale, "Try again", translation)).toEqual([
    `${locale}: "Try again" says "${word}", a word that is gone`,
  ])
})

test.each([
  ["en", "Couldn't load your slips. Retrying automatically.", undefined],
  ["en", "cannot confirm reCaptcha with Google", undefined],
  ["th", "Couldn't load this.", "โหลดส่วนนี้ไม่สำเร็จ"],
  ["kh", "Cancel slip", "បោះបង់សន្លឹកភ្នាល់"],
  ["mm", "Couldn't load this.", "ဤအပိုင်းကို မဖွင့်နိုင်ပါ"],
  ["mm", "Yeekee", "ယီကီး"],
])("in %s nothing is wrong with '%s'", (locale, message, translation) => {
  expect(wordsIn(locale, message, translation)).toEqual([])
})
