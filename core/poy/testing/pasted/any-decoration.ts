import fc from "fast-check"
import { inThai } from "../../../testing/thai-digits.ts"
import { type IntendedLine, without } from "./intended.ts"

const polite = ["", "", "ครับ", " ค่ะ", " นะคะ", "จ้า", " จ้ะ", " ด้วย", " หน่อยค่ะ"]

/** A heading as people set it off: brackets, arrows, emoji, polite words. */
export const decoratedHeading = (word: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(
        ["", ""],
        ["[", "]"],
        ["(", ")"],
        ["【", "】"],
        ["** ", " **"],
        ["🔴 ", " 🔴"],
        ["✨", "✨"],
        ["", "👇"],
        ["", " ⬇️⬇️"],
        ["", ":"],
        ["👉 ", ""],
      ),
      fc.constantFrom(...polite),
    )
    .map(([[before = "", after = ""], kind]) => `${before}${word}${kind}${after}`)

const before = ["", "", "", "🔥", "• ", "- ", "👉 ", "#", "พี่ ", "ขอ ", "เอา ", "แทง ", "ซื้อเลข "]
const after = [...polite, "🙏", "!!", " 👍👍", " 😊"]
const names = ["พี่แดง", "ป้าน้อย", "เจ๊หมวย", "สมชาย"]

/** Dress for a line: as little on what other lines lean on, an index, a name or a time on a bet that stands alone. */
export const decoratedLine = (line: IntendedLine, index: number): fc.Arbitrary<IntendedLine> => {
  if (line.as === "heading" || line.as === "ignored") return fc.constant(line)
  const quiet = fc
    .tuple(fc.constantFrom("", "", "• ", "👉 "), fc.constantFrom("", "", "🙏", " ค่ะ", "ครับ"))
    .map(([first, last]) => `${first}${line.text}${last}`)
  const loud = fc
    .tuple(fc.constantFrom(...before), fc.constantFrom(...after))
    .map(([first, last]) => `${first}${line.text}${last}`)
  const noted = fc
    .tuple(fc.constantFrom(...names), fc.boolean())
    .map(([name, first]) => (first ? `${name} ${line.text}` : `${line.text} ${name}`))
  const dotted = index < 10 && line.bets.every(({ number }) => number.length > 1)
  const listed = fc.constantFrom(`${index}) `, dotted ? `${index}. ` : `${index}.) `, `(${index}) `)
  const timed = fc.constant(`14:05 ${line.text}`)
  const texts =
    line.as === "bets"
      ? fc.oneof(
          { arbitrary: loud, weight: 4 },
          noted,
          listed.map((first) => first + line.text),
          timed,
        )
      : quiet
  return texts.map((text) => ({ ...line, text }))
}

/** Lines that mean no bet, and end no heading. */
export const nonBetLine: fc.Arbitrary<IntendedLine> = fc
  .constantFrom(
    "งวด 20/11/69",
    "16-11-2569",
    "งวดวันที่ 1 ธ.ค. 69",
    "14:05",
    "รวม 500",
    "รวม 120 โอนแล้ว",
    "ยอด 1,200 บาท",
    "โอนแล้ว 300 ค่ะ",
    "081-234-5678",
    "โทร 0812345678",
    "➖➖➖➖",
    "🙏🙏",
    "ขอบคุณครับ",
  )
  .map((text) => without("ignored", text))

const fullWidth = (text: string) =>
  text.replaceAll(/[0-9=]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))

const zeroWidth = (text: string, every: number) =>
  Array.from(text, (sign, at) => (at % every === every - 1 && sign !== "\n" ? `${sign}\u200b` : sign)).join("")

/** A whole text in the digits of a keyboard, with or without marks that nobody sees. */
export const inOtherSigns: fc.Arbitrary<(text: string) => string> = fc.oneof(
  { arbitrary: fc.constant((text: string) => text), weight: 4 },
  { arbitrary: fc.constant(inThai), weight: 3 },
  fc.constant(fullWidth),
  fc.integer({ min: 2, max: 9 }).map((every) => (text: string) => zeroWidth(text, every)),
  fc.constant((text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`),
)
