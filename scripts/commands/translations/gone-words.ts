import type { CatalogType } from "@lingui/conf"

/** Words and signs that docs/wording.md replaced, by language. */
const gone: Readonly<Record<string, RegExp>> = {
  en: /\b(?:cannot|just now|by (?:itself|themselves)|operators?|call(?:ed)? (?:\w+ )?off|no answer came|asked for again|such as|sweep|affiliate earnings)\b|;/i,
  th: /ครับ|ค่ะ|อ่าน\S*ไม่ได้|ผู้ให้บริการของคุณ|เอาคืน|วงเงินเสีย|ยังไม่ใช่ตอนนี้|เก็บหน้านี้ไว้|เงิน(?:จะ)?เข้าเอง|(?:ทำต่อ|จะเปิด|ส่งซ้ำ)เอง/u,
  kh: /ម្តង|ប្តូរ|ផ្តល់|អោយ|(?<!បោះ)បង់|ឥណទាន|សាតាំង|ទឹកលេង|រាយការណ៍|វិក្កយបត្រ|ដៃគូ|ប័ណ្ណ|ខាត|លេខកំណត់|[ក-៓]\d/u,
  mm: /ဘော[ကင]်ချာ|လောင်းစာရွက်|အတိုက်|ပြောင်းပြန်|တံခါး|ဝင်းဂဏန်း|(?:ရှေ့|နောက်)စီး|ကိုးကား|ရှယ်ယာ|လုပ်ငန်းရှင်|ဂဏန်းအစုံ|နှစ်လုံးတူ|အလှည့်|ပေး(?:ချေ)?နှုန်း|ယီကီ(?!း)|ဘရောက်[ဇဆ]ာ|သူငယ်ချင်း|စောင့်ဆိုင်း|browser/u,
}

/** The product's own sentences, which stay to the letter. */
const product = new Set(["cannot confirm reCaptcha with Google"])

/** Texts with a word that pages no longer say, a sentence each. */
export const goneWordsIn = (
  catalogues: Readonly<Record<string, CatalogType>>,
  sourceLocale: string,
): ReadonlyArray<string> =>
  Object.entries(catalogues).flatMap(([locale, catalogue]) =>
    Object.entries(catalogue).flatMap(([id, { message = id, translation = "" }]) => {
      const text = locale === sourceLocale ? message : translation
      const [word] = product.has(message) ? [] : (text.match(gone[locale] ?? /(?!)/) ?? [])
      return word === undefined ? [] : [`${locale}: "${message}" says "${word}", a word that is gone`]
    }),
  )
