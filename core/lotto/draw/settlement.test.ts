import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { type Option, options } from "../../poy/options/option.ts"
import type { Drawn } from "./drawn.ts"
import { type AcceptedLine, settled, wonBy } from "./settlement.ts"

const gov: Drawn = { top3: "927", top2: "27", bottom2: "43", front3: ["204", "731"], back3: ["569", "018"] }

const tenBahtOn = (option: Option, number: string, multiply: number): AcceptedLine => ({
  option,
  number,
  price: baht(10),
  multiply,
})
const wonByTenBaht = (option: Option, number: string, multiply: number, drawn = gov) =>
  wonBy(tenBahtOn(option, number, multiply), drawn)

test("three top wins by the exact number only", () => {
  expect(wonByTenBaht("teng_bon_3", "927", 90_000)).toBe(900_000)
  expect(wonByTenBaht("teng_bon_3", "972", 90_000)).toBe(0)
})

test("tode wins in any order, the exact one included", () => {
  expect(wonByTenBaht("tode_3", "279", 15_000)).toBe(150_000)
  expect(wonByTenBaht("tode_3", "927", 15_000)).toBe(150_000)
  expect(wonByTenBaht("tode_3", "922", 15_000)).toBe(0)
})

test("three front and three bottom win by either of their two numbers, and an equal pair pays once", () => {
  expect(wonByTenBaht("teng_bon_nha_3", "731", 45_000)).toBe(450_000)
  expect(wonByTenBaht("teng_lang_3", "018", 45_000)).toBe(450_000)
  expect(wonByTenBaht("teng_bon_nha_3", "018", 45_000)).toBe(0)
  expect(wonByTenBaht("teng_bon_nha_3", "204", 45_000, { ...gov, front3: ["204", "204"] })).toBe(450_000)
})

test("two top and two bottom win by their own number", () => {
  expect(wonByTenBaht("teng_bon_2", "27", 9_000)).toBe(90_000)
  expect(wonByTenBaht("teng_lang_2", "43", 9_000)).toBe(90_000)
  expect(wonByTenBaht("teng_lang_2", "27", 9_000)).toBe(0)
})

test("a run digit wins once, however often it occurs", () => {
  expect(wonByTenBaht("teng_bon_1", "2", 320)).toBe(3_200)
  expect(wonByTenBaht("teng_bon_1", "7", 320, { ...gov, top3: "777", top2: "77" })).toBe(3_200)
  expect(wonByTenBaht("teng_lang_1", "4", 420)).toBe(4_200)
  expect(wonByTenBaht("teng_lang_1", "9", 420)).toBe(0)
})

test("the rate of the moment of acceptance is paid, whatever others got for the same number", () => {
  const slip = settled([tenBahtOn("teng_bon_2", "27", 9_000), tenBahtOn("teng_bon_2", "27", 4_500)], {
    type: "drawn",
    drawn: gov,
  })
  expect(slip.lines.map(({ won }) => won)).toEqual([90_000, 45_000])
  expect(slip).toMatchObject({ type: "won", stake: 2_000, paid: 135_000 })
})

test("a slip without a winning line is lost", () => {
  const slip = settled([tenBahtOn("teng_bon_3", "000", 90_000)], { type: "drawn", drawn: gov })
  expect(slip).toMatchObject({ type: "lost", stake: 1_000, paid: 0 })
})

test("a void round gives every stake back and no winnings", () => {
  const slip = settled([tenBahtOn("teng_bon_3", "927", 90_000), tenBahtOn("tode_3", "111", 15_000)], {
    type: "cancelled",
  })
  expect(slip).toMatchObject({ type: "refunded", stake: 2_000, paid: 2_000 })
  expect(slip.lines.map(({ won }) => won)).toEqual([0, 0])
})

const digits = (length: number) =>
  fc
    .array(fc.constantFrom(..."0123456789".split("")), { minLength: length, maxLength: length })
    .map((all) => all.join(""))
/** Few digits, so that many lines win. */
const oftenEqual = (length: number) =>
  fc.oneof(
    digits(length),
    fc.array(fc.constantFrom("1", "2"), { minLength: length, maxLength: length }).map((all) => all.join("")),
  )
const pair = fc.tuple(oftenEqual(3), oftenEqual(3))
const draws: fc.Arbitrary<Drawn> = fc
  .record({ top3: oftenEqual(3), bottom2: oftenEqual(2), front3: fc.option(pair), back3: fc.option(pair) })
  .map(({ top3, bottom2, front3, back3 }) => ({
    top3,
    top2: top3.slice(1),
    bottom2,
    front3: front3 ?? undefined,
    back3: back3 ?? undefined,
  }))
const lines: fc.Arbitrary<AcceptedLine> = fc
  .record({
    option: fc.constantFrom(...options),
    three: oftenEqual(3),
    price: fc.integer({ min: 1, max: 10_000_000 }).map((amount) => satang(amount)),
    multiply: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ three, ...line }) => ({ ...line, number: three.slice(0, Number(line.option.at(-1))) }))

/** The table of options read as a player would, digit by digit. */
const readsAsWon = ({ option, number }: AcceptedLine, { top3, top2, bottom2, front3, back3 }: Drawn): boolean => {
  const [a = "", b = "", c = ""] = top3
  return {
    teng_bon_3: number === a + b + c,
    tode_3: [a + b + c, a + c + b, b + a + c, b + c + a, c + a + b, c + b + a].some((order) => order === number),
    teng_bon_nha_3: number === front3?.[0] || number === front3?.[1],
    teng_lang_3: number === back3?.[0] || number === back3?.[1],
    teng_bon_2: number === top2,
    teng_lang_2: number === bottom2,
    teng_bon_1: number === a || number === b || number === c,
    teng_lang_1: number === bottom2[0] || number === bottom2[1],
  }[option]
}

test("settlement pays exactly what reading the table line by line pays", () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 40 }), draws, (slip, drawn) => {
      const owed = slip.map((line) =>
        readsAsWon(line, drawn) ? (BigInt(line.price) * BigInt(line.multiply)) / 100n : 0n,
      )
      const result = settled(slip, { type: "drawn", drawn })
      expect(result.lines.map(({ won }) => BigInt(won))).toEqual(owed)
      expect(slip.map((line) => BigInt(wonBy(line, drawn)))).toEqual(owed)
      expect(BigInt(result.paid)).toBe(owed.reduce((sum, won) => sum + won, 0n))
      expect(result.type).toBe(slip.some((line) => readsAsWon(line, drawn)) ? "won" : "lost")
    }),
  )
})

test("every option that a line may bet on can win, and pays its rate", () => {
  const numbers: Readonly<Record<Option, string>> = {
    teng_bon_3: "927",
    tode_3: "279",
    teng_bon_nha_3: "204",
    teng_lang_3: "569",
    teng_bon_2: "27",
    teng_lang_2: "43",
    teng_bon_1: "9",
    teng_lang_1: "3",
  }
  expect(options.map((option) => wonByTenBaht(option, numbers[option], 200))).toEqual(options.map(() => baht(20)))
})

test("a refund is the stake to the satang, in whatever slips it was placed", () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 40 }), fc.nat(40), (slip, cut) => {
      const refund = (part: ReadonlyArray<AcceptedLine>) => settled(part, { type: "cancelled" }).paid
      expect(refund(slip)).toBe(slip.reduce((sum, { price }) => sum + price, 0))
      expect(refund(slip.slice(0, cut)) + refund(slip.slice(cut))).toBe(refund(slip))
    }),
  )
})
