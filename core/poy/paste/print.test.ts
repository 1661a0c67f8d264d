import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { makeLines, termsOf } from "../limits.ts"
import { digitsOf, options } from "../options/option.ts"
import { add, empty } from "../slip.ts"
import { linesOf } from "../totals.ts"
import { paste } from "./paste.ts"
import { print } from "./print.ts"
import { answered } from "./testing/answered.ts"

test("a printed slip of whole baht is read back to the same slip", () => {
  const every = <A>(value: A) => Object.fromEntries(options.map((option) => [option, value]))
  const terms = termsOf({
    betMin: every(satang(1)),
    betMax: every(satang(900_000_000)),
    defaultRate: every(9_000),
    rateNow: [],
  })
  const bet = fc
    .record({ option: fc.constantFrom(...options), number: fc.nat(999), baht: fc.integer({ min: 1, max: 90_000 }) })
    .map(({ option, number, baht }) => ({
      option,
      number: String(number % 10 ** digitsOf(option)).padStart(digitsOf(option), "0"),
      price: satang(baht * 100),
    }))
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 24, size: "max" }), (asked) => {
      const slip = add(empty, makeLines(terms, asked).lines).slip
      const read = paste(print(slip))
      expect(read.lines.filter(({ as }) => as !== "heading" && as !== "bets")).toEqual([])
      const again = add(empty, makeLines(terms, read.bets).lines).slip
      const bare = linesOf(again).map(({ option, number, price, add: batch }) => ({
        option,
        number,
        price,
        add: batch,
      }))
      expect(bare).toEqual(
        linesOf(slip).map(({ option, number, price, add: batch }) => ({ option, number, price, add: batch })),
      )
    }),
  )
})

test("what is printed with satang is asked about when it is read, with what was meant among the interpretations", () => {
  expect(answered("สามตัวบน\n123=10.5\nวิ่งล่าง\n5=0.25")).toEqual([
    "heading",
    "? 3บน 123=10, โต๊ด 123=5 | 3บน 123=10.5",
    "heading",
    "วิ่งล่าง 5=0.25",
  ])
})

test("a slip is printed under a heading for each option", () => {
  const terms = termsOf({
    betMin: { teng_bon_3: satang(100), teng_lang_1: satang(100) },
    betMax: { teng_bon_3: satang(100_000), teng_lang_1: satang(100_000) },
    defaultRate: { teng_bon_3: 90_000, teng_lang_1: 420 },
    rateNow: [],
  })
  const { lines } = makeLines(terms, [
    { option: "teng_lang_1", number: "5", price: satang(1_050) },
    { option: "teng_bon_3", number: "123", price: satang(10_000) },
    { option: "teng_bon_3", number: "009" },
  ])
  expect(print(add(empty, lines).slip)).toBe("สามตัวบน\n009=1\n123=100\nวิ่งล่าง\n5=10.5")
})
