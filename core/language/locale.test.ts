import fc from "fast-check"
import { expect, test } from "vitest"
import { isLocale, languageName, languageTag, localeOf, locales } from "./locale.ts"

test("the languages are Thai, English, Khmer and Burmese, in the product's ids and in the web's", () => {
  expect(locales).toEqual(["th", "en", "kh", "mm"])
  expect(languageTag).toEqual({ th: "th", en: "en", kh: "km", mm: "my" })
})

test("whatever else a cookie claims is Thai", () => {
  for (const odd of [undefined, null, "", "km", "TH", "th ", "../en", 7, {}]) expect(localeOf(odd)).toBe("th")
  expect(localeOf("kh")).toBe("kh")
  fc.assert(fc.property(fc.anything(), (odd) => isLocale(localeOf(odd))))
})

test("every language is called by its own name", () => {
  expect(languageName).toEqual({ th: "ไทย", en: "English", kh: "ខ្មែរ", mm: "မြန်မာ" })
})
