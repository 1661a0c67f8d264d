import fc from "fast-check"
import { nineteen, roodLung, roodNha, shuffled } from "../../keying/helpers.ts"
import type { Option } from "../../options/option.ts"
import { anyNumberOf } from "../any-number.ts"
import {
  betting,
  eachWord,
  equalsSign,
  type IntendedLine,
  intended,
  rowOf,
  timesSign,
  wholeBaht,
  without,
  writtenPrice,
} from "./intended.ts"
import { type Side, sides, two } from "./spellings.ts"

const anyPrice = wholeBaht.chain((baht) => writtenPrice(baht).map((written) => ({ baht, written })))
const lone = (line: fc.Arbitrary<IntendedLine>) => line.map((one) => [one])

/** A side before the number, behind it or behind the price; บ. behind either would be baht. */
const withSide = fc.constantFrom(...sides).chain((side: Side) =>
  fc
    .record({
      row: rowOf(side.digits),
      number: anyNumberOf(side.digits),
      word: fc.constantFrom(...side.short, ...side.long),
      short: fc.constantFrom(...side.short.filter((word) => word !== "บ.")),
      full: fc.constantFrom(...side.short.slice(0, 1)),
      equals: equalsSign(side.digits),
      each: eachWord(side.digits),
      price: anyPrice,
    })
    .chain(({ row, number, word, short, full, equals, each, price: { baht, written } }) =>
      fc.constantFrom(
        betting(`${word} ${number}${equals}${written}`, intended(side.options, [number], baht)),
        betting(`${number} ${short}${equals}${written}`, intended(side.options, [number], baht)),
        betting(`${number} ${short} ${written}`, intended(side.options, [number], baht)),
        betting(`${number}${equals}${written} ${full}`, intended(side.options, [number], baht)),
        betting(`${baht} บาท ${full} ${number}`, intended(side.options, [number], baht)),
        betting(`${word} ${row.text}=${written}`, intended(side.options, row.numbers, baht)),
        betting(`${word} ${row.text}${each}${written}`, intended(side.options, row.numbers, baht)),
        betting(`ตัวละ ${baht} ${full} ${row.numbers.join(" ")}`, intended(side.options, row.numbers, baht)),
      ),
    ),
)

const plainThree = fc
  .tuple(rowOf(3), equalsSign(3), anyPrice)
  .map(([{ text, numbers }, equals, { baht, written }]) =>
    betting(`${text}${equals}${written}`, intended(["teng_bon_3"], numbers, baht)),
  )

const pairOf = (digits: number, [first, second]: readonly [Option, Option], marks: fc.Arbitrary<string>) =>
  fc
    .tuple(rowOf(digits), marks, wholeBaht, timesSign, wholeBaht)
    .map(([{ text, numbers }, mark, baht, times, other]) =>
      betting(`${text}${mark}${baht}${times}${other}`, [
        ...intended([first], numbers, baht),
        ...intended([second], numbers, other),
      ]),
    )

const mark = fc.constantFrom("=", " = ", "==")
const pair = fc.oneof(
  pairOf(3, ["teng_bon_3", "tode_3"], mark),
  pairOf(2, ["teng_bon_2", "teng_lang_2"], mark),
  fc.tuple(anyNumberOf(3), wholeBaht, wholeBaht).chain(([number, baht, other]) => {
    const bets = [...intended(["teng_bon_3"], [number], baht), ...intended(["tode_3"], [number], other)]
    return fc
      .constantFrom(
        `${number} ${baht}x${other}`,
        `${number}=บน${baht} โต๊ด${other}`,
        `${number} ตรง ${baht} บาท โต๊ด ${other} บาท`,
        `${number}=${baht}ตรง${other}โต๊ด`,
      )
      .map((text) => betting(text, bets))
  }),
)

const arranged = fc
  .tuple(
    anyNumberOf(3).filter((number) => new Set(number).size > 1),
    wholeBaht,
    wholeBaht,
    timesSign,
  )
  .chain(([number, baht, other, times]) => {
    const all = shuffled(number)
    const rest = all.filter((one) => one !== number)
    const bets = intended(["teng_bon_3"], all, baht)
    const apart = [...intended(["teng_bon_3"], [number], baht), ...intended(["teng_bon_3"], rest, other)]
    return fc.constantFrom(
      betting(`กลับ ${number}=${baht}`, bets),
      betting(`${number} กลับ=${baht}`, bets),
      betting(`${number} ${all.length}กลับ=${baht}`, bets),
      betting(`${number} ${all.length} ประตู=${baht}`, bets),
      betting(`${number}=${baht} ${all.length}ตู`, bets),
      betting(`ชุด ${number}=${baht}`, bets),
      betting(`${number}ช=${baht}`, bets),
      betting(`${number}=${baht}ซ`, bets),
      betting(`${number}=${baht}${times}${all.length}`, bets),
      betting(`${number}=${baht}(${other}x${rest.length})`, apart),
    )
  })

const doors = [
  { words: ["19ประตู", "19 ประตู", "สิบเก้าประตู", "19หาง", "หาง", "หน้าหลัง", "รูดหน้า-หลัง"], numbers: nineteen },
  { words: ["รูดหน้า", "หน้า"], numbers: roodNha },
  { words: ["รูดหลัง", "รูดท้าย", "หลัง", "ท้าย"], numbers: roodLung },
]
const throughDoors = fc
  .tuple(fc.constantFrom(...doors), fc.constantFrom(...two), anyNumberOf(1), anyPrice)
  .chain(([{ words, numbers }, { options, short }, digit, { baht, written }]) =>
    fc
      .tuple(fc.constantFrom(...words), fc.constantFrom(...short))
      .map(([word, side]) => betting(`${word} ${side} ${digit}=${written}`, intended(options, numbers(digit), baht))),
  )

const bare = (numbers: ReadonlyArray<string>, options: ReadonlyArray<Option>, baht: number) =>
  numbers.map((number): IntendedLine => ({ text: number, as: "bare", bets: intended(options, [number], baht) }))

/** Numbers a line each, and on the line that closes the side and price, or the two prices, for all of them. */
const closed = fc.oneof(
  fc
    .tuple(fc.constantFrom(...two), fc.array(anyNumberOf(2), { minLength: 1, maxLength: 5 }), anyPrice)
    .chain(([{ options, short }, numbers, { baht, written }]) =>
      fc
        .tuple(fc.constantFrom(...short), fc.constantFrom("=", " = ", " ตัวละ "))
        .map(([side, between]) => [...bare(numbers, options, baht), without("price", `${side}${between}${written}`)]),
    ),
  fc
    .tuple(fc.array(anyNumberOf(2), { minLength: 1, maxLength: 5 }), wholeBaht, timesSign)
    .map(([numbers, baht, times]) => [
      ...bare(numbers, ["teng_bon_2", "teng_lang_2"], baht),
      without("price", `=${baht}${times}${baht}`),
    ]),
  fc
    .tuple(fc.array(anyNumberOf(3), { minLength: 1, maxLength: 5 }), anyPrice)
    .map(([numbers, { baht, written }]) => [
      ...bare(numbers, ["teng_bon_3"], baht),
      without("price", `ตัวละ ${written}`),
    ]),
)

/** Lines that need no heading: what they mean is written on them, or on the line that closes them. */
export const writtenLines: fc.Arbitrary<ReadonlyArray<IntendedLine>> = fc.oneof(
  { arbitrary: lone(withSide), weight: 6 },
  lone(plainThree),
  { arbitrary: lone(pair), weight: 2 },
  lone(arranged),
  lone(throughDoors),
  { arbitrary: closed, weight: 2 },
)
