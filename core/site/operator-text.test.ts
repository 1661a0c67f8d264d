import fc from "fast-check"
import { expect, test } from "vitest"
import { plainText } from "./operator-text.ts"

const html = (words: string) => plainText({ writtenAs: "html", words })

test.each([
  ["<p>รับ <strong>0.8 %</strong> ของยอดแทง</p>", "รับ 0.8 % ของยอดแทง"],
  ["<ul><li>หนึ่ง</li><li>สอง</li></ul>", "หนึ่ง\nสอง"],
  ["ก<br>ข<br/>ค", "ก\nข\nค"],
  ["3 &lt; 5 &amp; 7 &#3647; &unknown;", "3 < 5 & 7 ฿ &unknown;"],
  ["5 < 7 บาท", "5 < 7 บาท"],
  ["<script>alert(1)</script>แจก", "แจก"],
  ["<style>p{}</style>แจก<script>never closed", "แจก"],
  ["<img src=x onerror=alert(1)>แจก", "แจก"],
  ["<!-- สำหรับเรา -->แจก", "แจก"],
  ["แจก <b", "แจก"],
])("the text of %j is %j", (words, text) => {
  expect(html(words)).toBe(text)
})

test("what was written as text stands as it is", () => {
  expect(plainText({ writtenAs: "text", words: "<b>1</b>\n\n2" })).toBe("<b>1</b>\n\n2")
})

test("any html is answered, and a megabyte of open elements too", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(html(words)).not.toContain("\n\n")
    }),
  )
  expect(html("<script".repeat(150_000))).toBe("")
})
