import fc from "fast-check"
import { expect, test } from "vitest"
import { keyed } from "../keying/keying.ts"
import { makeLines } from "../limits.ts"
import { digitsOf, options } from "../options/option.ts"
import { paste, print } from "../paste/index.ts"
import { judgePaste } from "../paste/testing/judge.ts"
import { isRepeated, linesOf } from "../totals.ts"
import { anyBet, anyNumberFor, anyNumberOf, anyOption, anyWrongNumberFor } from "./any-number.ts"
import { anyPastedSlip, anySentSlip } from "./any-pasted.ts"
import { anyDeed, anyLine, anySlip, anySlipUnder, anyWholeBahtSlip } from "./any-slip.ts"
import { anyKeying, anySelection } from "./any-tap.ts"
import { anyAskedOf, anyTerms } from "./any-terms.ts"

const sampled = <Value>(values: fc.Arbitrary<Value>) => fc.sample(values, { seed: 2_569, numRuns: 1_000 })
const timesIn = <Value>(values: fc.Arbitrary<Value>, holds: (value: Value) => boolean) =>
  sampled(values).filter(holds).length
const askedUnder = anyTerms.chain((terms) => anyAskedOf(terms).map((asked) => ({ terms, asked })))

test("every number has the digits of its option", () => {
  fc.assert(fc.property(anyBet, ({ option, number }) => /^\d+$/.test(number) && number.length === digitsOf(option)))
})

test("no wrong number can be bet on", () => {
  const wrong = anyOption.chain((option) => anyWrongNumberFor(option).map((number) => ({ option, number })))
  fc.assert(
    fc.property(wrong, anyTerms, (bet, terms) => {
      expect(makeLines(terms, [bet])).toEqual({ lines: [], refused: [{ ...bet, reason: "notANumber" }] })
    }),
  )
})

test("every line is within its limits and open", () => {
  fc.assert(
    fc.property(anyLine, ({ price, min, max, multiply }) => 0 < min && min <= price && price <= max && multiply > 0),
  )
})

test("every number that is keyed has as many digits as the keypad asks for", () => {
  fc.assert(
    fc.property(anyKeying, ({ selection, number }) => {
      const outcome = keyed(number, selection)
      expect(outcome._tag === "bets" || (outcome.reason === "nothingSelected" && selection.size === 0)).toBe(true)
    }),
  )
})

test("every pasted slip is read as what its dealer meant, or asked about with that among the interpretations", () => {
  fc.assert(
    fc.property(anySentSlip, (slip) => {
      expect(["read", "offered"]).toContain(judgePaste(slip, paste(slip.text)))
    }),
  )
})

test("same digits, both ends and numbers that meet again come often", () => {
  expect(timesIn(anyNumberOf(3), (number) => new Set(number).size === 1)).toBeGreaterThan(150)
  expect(timesIn(anyNumberOf(3), (number) => number === "000" || number === "999")).toBeGreaterThan(50)
  expect(timesIn(anyNumberFor("teng_bon_1"), (number) => number === "0")).toBeGreaterThan(100)
  expect(new Set(sampled(anyNumberOf(3))).size).toBeGreaterThan(250)
})

test("all eight options come, and so do selections of nothing, of several and with helpers", () => {
  for (const option of options) expect(timesIn(anyOption, (one) => one === option)).toBeGreaterThan(60)
  expect(timesIn(anySelection, ({ size }) => size === 0)).toBeGreaterThan(15)
  expect(timesIn(anySelection, ({ size }) => size > 2)).toBeGreaterThan(60)
  expect(timesIn(anySelection, (selection) => selection.has("shuffle_3"))).toBeGreaterThan(40)
  expect(timesIn(anySelection, (selection) => selection.has("option_2_roodnha"))).toBeGreaterThan(20)
})

test("what is asked of a round meets closed numbers, options that are not offered, and no numbers", () => {
  const refusals = sampled(askedUnder).map(({ terms, asked }) => makeLines(terms, asked).refused)
  const refusedFor = (reason: string) => refusals.filter((all) => all.some((one) => one.reason === reason)).length
  expect(refusedFor("closed")).toBeGreaterThan(200)
  expect(refusedFor("notOffered")).toBeGreaterThan(300)
  expect(refusedFor("notANumber")).toBeGreaterThan(300)
})

test("slips hold numbers twice, meet the maximum of a number, and have batches that were undone", () => {
  const slips = sampled(anySlip)
  const of = (holds: (slip: (typeof slips)[number]) => boolean) => slips.filter(holds).length
  expect(of((slip) => slip.entries.some((_, at) => isRepeated(slip, at)))).toBeGreaterThan(250)
  expect(of((slip) => linesOf(slip).some(({ price, max }) => price === max))).toBeGreaterThan(400)
  expect(of((slip) => slip.undone.length > 0)).toBeGreaterThan(150)
  expect(of((slip) => slip.entries.length === 0)).toBeGreaterThan(50)
  expect(timesIn(anyDeed, ({ does }) => does === "agrees")).toBeGreaterThan(30)
})

test("a slip shrinks to the one line that matters", () => {
  const { counterexample } = fc.check(
    fc.property(anySlip, (slip) => linesOf(slip).every(({ option }) => option !== "teng_lang_1")),
    { seed: 2_569, numRuns: 1_000 },
  )
  const [slip] = counterexample ?? []
  expect(slip?.entries).toMatchObject([{ option: "teng_lang_1", number: "0", min: 1, max: 1, multiply: 1 }])
})

test("pasted slips come in the digits of any keyboard, with every option, and without any bet", () => {
  const sent = sampled(anySentSlip)
  const pasted = sampled(anyPastedSlip)
  const of = (holds: (slip: (typeof sent)[number]) => boolean) => sent.filter(holds).length
  expect(of(({ text }) => /[๐-๙]/.test(text))).toBeGreaterThan(200)
  expect(of(({ text }) => /[０-９]/.test(text))).toBeGreaterThan(60)
  expect(of(({ text }) => text.includes("\u200b"))).toBeGreaterThan(60)
  for (const kind of ["heading", "price", "ignored"])
    expect(of(({ lines }) => lines.includes(kind))).toBeGreaterThan(300)
  expect(pasted.filter(({ bets }) => bets.length === 0).length).toBeGreaterThan(20)
  for (const option of options)
    expect(pasted.filter(({ bets }) => bets.some((bet) => bet.option === option)).length).toBeGreaterThan(100)
})

test("a slip under a round's terms holds what the round takes, at its limits and rates, and is often more than one line", () => {
  const underTerms = anyTerms.chain((terms) => anySlipUnder(terms).map((slip) => ({ terms, lines: linesOf(slip) })))
  fc.assert(
    fc.property(underTerms, ({ terms, lines }) => {
      const { lines: made, refused } = makeLines(terms, lines)
      const known = ({ option, number, min, max, multiply }: (typeof made)[number]) => [
        option,
        number,
        min,
        max,
        multiply,
      ]
      expect(refused).toEqual([])
      expect(made.map(known)).toEqual(lines.map(known))
      for (const { price, min, max } of lines) expect(min <= price && price <= max).toBe(true)
    }),
  )
  expect(timesIn(underTerms, ({ lines }) => lines.length > 5)).toBeGreaterThan(300)
})

test("a slip of whole baht costs whole baht a line, has bets more than once, and what is printed of it asks nothing", () => {
  fc.assert(
    fc.property(anyWholeBahtSlip, (slip) => {
      const { bets, questions } = paste(print(slip))
      const lines = linesOf(slip)
      for (const { price } of lines) expect(price % 100).toBe(0)
      expect(questions).toEqual([])
      const shown = (all: ReadonlyArray<{ option: string; number: string; price?: number | undefined }>) =>
        all.map(({ option, number, price }) => `${option} ${number}=${price}`).toSorted()
      expect(shown(bets)).toEqual(shown(lines))
    }),
  )
  expect(timesIn(anyWholeBahtSlip, (slip) => linesOf(slip).some((_, at) => isRepeated(slip, at)))).toBeGreaterThan(50)
})
