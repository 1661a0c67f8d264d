import fc from "fast-check"
import { expect, test } from "vitest"
import { firstLetters } from "./first-letters.ts"

test.each([
  ["สมชาย", ["ส", "ม"]],
  ["ฟ้า", ["ฟ้", "า"]],
  ["กำไร", ["กำ", "ไ"]],
  ["เดือน", ["เ", "ดื"]],
  ["ณัฐ", ["ณั", "ฐ"]],
  ["somchai88", ["s", "o"]],
  ["J", ["J"]],
  ["", []],
  ["ສົມ", ["ສົ", "ມ"]],
  ["សុខា", ["សុ", "ខា"]],
  ["👩‍👩‍👧ก", ["👩‍👩‍👧", "ก"]],
  ["é́té", ["é́", "t"]],
])("the first letters of %s are %j", (name, letters) => {
  expect(firstLetters(name, 2)).toEqual(letters)
})

test("letters counted by hand are those that the browser counts", () => {
  const signs = fc.oneof(
    fc.integer({ min: 0x0e00, max: 0x0e7f }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom("\u0301", "\u200d", "\n", "é", "ສ", "ົ", "🇹🇭", "👍🏽"),
  )
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 6 }), (name) => {
      const counted = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
      expect(firstLetters(name, 2)).toEqual(counted.slice(0, 2))
    }),
    { numRuns: 3_000 },
  )
})
