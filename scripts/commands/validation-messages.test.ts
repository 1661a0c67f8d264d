import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** What a catalogue says for a sentence, as it stands there on one line. */
const said = (catalogue: string, locale: string, sentence: string) => {
  const text = readFileSync(new URL(`../../ui/locales/${catalogue}/${locale}.po`, import.meta.url), "utf8")
  const [, after = ""] = text.split(`\nmsgid "${sentence}"\nmsgstr "`)
  return after.split('"\n')[0]
}

// Those of the registration are tried at their fields, by ui/e2e/register-messages.spec.ts.
test.each([
  ["player", "Please enter your PIN.", "กรุณาใส่ PIN", "សូមបញ្ចូល PIN", "PIN ထည့်ပါ"],
  ["account", "Please enter your PIN.", "กรุณาใส่ PIN", "សូមបញ្ចូល PIN", "PIN ထည့်ပါ"],
  ["account", "Email is required.", "ใส่อีเมล", "សូមបញ្ចូលអ៊ីមែល", "အီးမေးလ် ထည့်ပါ"],
  [
    "account",
    "Email is invalid.",
    "อีเมลไม่ถูกต้อง เช่น somchai@example.com",
    "អ៊ីមែលមិនត្រឹមត្រូវ។ ឧទាហរណ៍ somchai@example.com",
    "အီးမေးလ် မမှန်ပါ။ ဥပမာ somchai@example.com",
  ],
  [
    "account",
    "data is null",
    "ไม่มีข้อมูลที่เปลี่ยน จึงไม่มีอะไรให้บันทึก",
    "គ្មានទិន្នន័យផ្លាស់ប្ដូរ ដូច្នេះគ្មានអ្វីត្រូវរក្សាទុកទេ",
    "ပြောင်းလဲထားသော အချက်အလက် မရှိသဖြင့် သိမ်းစရာ မရှိပါ",
  ],
  ["wallet", "currency is not a right format.", "รูปแบบจำนวนเงินไม่ถูกต้อง", "ទម្រង់ចំនួនប្រាក់មិនត្រឹមត្រូវ", "ငွေပမာဏ ပုံစံ မမှန်ပါ"],
])("of %s, '%s' is said in four languages", (catalogue, sentence, th, kh, mm) => {
  const everyWay = ["en", "th", "kh", "mm"].map((locale) => said(catalogue, locale, sentence))
  expect(everyWay).toEqual([sentence, th, kh, mm])
})
