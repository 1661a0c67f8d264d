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
  ["ก<p>ข</p>ค<h1>ง</h1>จ<h6>ฉ</h6>ช", "กข\nคง\nจฉ\nช"],
  ["ก</span>ข</param>ค</pre>ง<brx>จ</hr>ฉ</h7>ช", "กขคงจฉช"],
  ["ก</math-p>ข<x/p>ค", "กขค"],
  ["a &gt; b &quot;c&quot; &apos;d&apos; e&nbsp;f", "a > b \"c\" 'd' e f"],
  ["<script>1<p>2</p>3</script>แจก<p>ข</p>ค", "แจกข\nค"],
  ["<script>1</style>2</script>แจก", "แจก"],
  ["ก<xbr>ข", "กข"],
  ["5 < 7 baht", "5 < 7 baht"],
  ["<noscript2>แจก</noscript2>", "แจก"],
  ["<xscript>แจก</xscript>", "แจก"],
  ["<b title='1'>2 > 1</b>", "2 > 1"],
  ["1 <- 2 <5>", "1 <- 2 <5>"],
  ["&#31;&#32;&#33;", "&#31; !"],
  ["&#1114111;&#1114112;", "\u{10ffff}&#1114112;"],
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
