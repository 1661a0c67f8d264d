import { expect, test } from "vitest"
import { normalizeDigits, stripDecoration } from "./normalize.ts"

test("Thai and full-width digits, hidden marks and the gaps around a line are made plain", () => {
  expect(normalizeDigits("  ๑๒๓=\u200b๑๐๐\ufeff \u2060")).toBe("123=100")
  expect(normalizeDigits("１２３＝１００")).toBe("123=100")
})

test.each([
  ["[โต๊ด]", "โต๊ด"],
  ["โต๊ด👇", "โต๊ด"],
  ["** ล่าง **", "ล่าง"],
  ["- บน", "บน"],
  ["ล่างจ้า", "ล่าง"],
  ["โต๊ด นะคะ", "โต๊ด"],
  ["แทงเลข 123=50 ครับ", "123=50"],
  ["ชุดพี่แดง", "ชุดแดง"],
  ["พี่ บ 12=50", "พี่ บ 12=50"],
  ["ดพี่แดง", "ดแดง"],
  ["หน้า 123=50", "หน้า 123=50"],
  ["123➡50", "123 50"],
  ["1️⃣ 123=50", "123=50"],
  ["123✖50", "123x50"],
  ["123=100.-", "123=100"],
  ["508=40(10x5)", "508=40*10*5"],
  ["123=50 ขอให้เฮงๆ รวยๆ ค่ะ", "123=50"],
  ["[]", ""],
])("what says nothing about a bet goes: %s", (line, left) => {
  expect(stripDecoration(normalizeDigits(line)).replace(/\s+/g, " ")).toBe(left)
})
