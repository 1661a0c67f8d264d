import fc from "fast-check"
import { type Satang, satang } from "../../money/satang.ts"
import { inThai } from "../../testing/thai-digits.ts"
import { nineteen, roodLung, roodNha, shuffled } from "../helpers.ts"
import type { Option } from "../option.ts"
import { anyNumberOf } from "./any-number.ts"

/** A slip as dealers send it, and the bets that it means, in the order of its lines. */
export type PastedSlip = {
  readonly text: string
  readonly bets: ReadonlyArray<{ readonly option: Option; readonly number: string; readonly price: Satang }>
}

type Side = { readonly word: string; readonly options: ReadonlyArray<Option> }
const two: ReadonlyArray<Side> = [
  { word: "บน", options: ["teng_bon_2"] },
  { word: "ล่าง", options: ["teng_lang_2"] },
  { word: "บล", options: ["teng_bon_2", "teng_lang_2"] },
]
const three: ReadonlyArray<Side> = [
  { word: "บน", options: ["teng_bon_3"] },
  { word: "ล่าง", options: ["teng_lang_3"] },
  { word: "โต๊ด", options: ["tode_3"] },
  { word: "สามตัวหน้า", options: ["teng_bon_nha_3"] },
]
const run: ReadonlyArray<Side> = [
  { word: "วิ่งบน", options: ["teng_bon_1"] },
  { word: "วิ่งล่าง", options: ["teng_lang_1"] },
]
const doors = [
  { word: "19ประตู", numbers: nineteen },
  { word: "รูดหน้า", numbers: roodNha },
  { word: "รูดหลัง", numbers: roodLung },
]

/** None of these is a number of permutations, which would be read as a shuffle. */
const anyPrice = fc.constantFrom(5, 10, 20, 50, 100, 500, 1_000)
const written = (baht: number) => baht.toLocaleString("en-US")
const anyEquals = fc.constantFrom("=", " = ", ":", "มี")
const anyBetween = fc.constantFrom("x", "X", "*", "×")

const means = (options: ReadonlyArray<Option>, numbers: ReadonlyArray<string>, baht: number): PastedSlip["bets"] =>
  options.flatMap((option) => numbers.map((number) => ({ option, number, price: satang(baht * 100) })))

const withSide = (digits: number, sides: ReadonlyArray<Side>) =>
  fc
    .tuple(fc.constantFrom(...sides), anyNumberOf(digits), anyEquals, anyPrice)
    .map(([{ word, options }, number, equals, baht]) => ({
      text: `${word} ${number}${equals}${written(baht)}`,
      bets: means(options, [number], baht),
    }))

const plainThree = fc.tuple(anyNumberOf(3), anyEquals, anyPrice).map(([number, equals, baht]) => ({
  text: `${number}${equals}${written(baht)}`,
  bets: means(["teng_bon_3"], [number], baht),
}))

const twoPrices = (digits: number, first: Option, second: Option) =>
  fc.tuple(anyNumberOf(digits), anyPrice, anyBetween, anyPrice).map(([number, baht, between, other]) => ({
    text: `${number}=${written(baht)}${between}${written(other)}`,
    bets: [...means([first], [number], baht), ...means([second], [number], other)],
  }))

const shuffledThree = fc.tuple(anyNumberOf(3), anyPrice, anyBetween).map(([number, baht, between]) => {
  const numbers = shuffled(number)
  return { text: `${number}=${written(baht)}${between}${numbers.length}`, bets: means(["teng_bon_3"], numbers, baht) }
})

const throughDoors = fc
  .tuple(fc.constantFrom(...doors), fc.constantFrom(...two), anyNumberOf(1), anyPrice)
  .map(([{ word, numbers }, side, digit, baht]) => ({
    text: `${word} ${side.word} ${digit}=${written(baht)}`,
    bets: means(side.options, numbers(digit), baht),
  }))

/** Numbers a line each, and the price for all of them on the line that closes. */
const closedByPrice = fc
  .tuple(fc.constantFrom(...two), fc.array(anyNumberOf(2), { minLength: 1, maxLength: 5 }), anyPrice)
  .map(([{ word, options }, numbers, baht]) => ({
    text: [...numbers, `${word}=${written(baht)}บาท`].join("\n"),
    bets: numbers.flatMap((number) => means(options, [number], baht)),
  }))

const anyPiece: fc.Arbitrary<PastedSlip> = fc.oneof(
  plainThree,
  withSide(3, three),
  withSide(2, two),
  withSide(1, run),
  twoPrices(3, "teng_bon_3", "tode_3"),
  twoPrices(2, "teng_bon_2", "teng_lang_2"),
  shuffledThree,
  throughDoors,
  closedByPrice,
)

/** Lines that dealers write around the bets, and that mean none. */
const anyAside = fc.constantFrom("", "งวด 20/11/69", "  ", "16-11-2569").map((text): PastedSlip => ({ text, bets: [] }))

/** A dealer's message in Latin or Thai digits: every way of writing bets that needs no words above it. */
export const anyPastedSlip: fc.Arbitrary<PastedSlip> = fc
  .tuple(
    fc.array(fc.oneof({ arbitrary: anyPiece, weight: 5 }, { arbitrary: anyAside, weight: 1 }), {
      maxLength: 12,
      size: "max",
    }),
    fc.boolean(),
  )
  .map(([pieces, thai]) => {
    const text = pieces.map((piece) => piece.text).join("\n")
    return { text: thai ? inThai(text) : text, bets: pieces.flatMap(({ bets }) => bets) }
  })
