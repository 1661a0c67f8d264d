import fc from "fast-check"
import { expect, test } from "vitest"
import { setPrices } from "./ticket4d-price.ts"
import {
  addSets,
  clearSets,
  inEveryOrder,
  noSets,
  removeNumber,
  roomFor,
  type SetCaps,
  setCaps,
  setSets,
  type Ticket4dSlip,
  termsOfSets,
  totalsOfSets,
  undoSets,
} from "./ticket4d-slip.ts"

const line = (number: string, sets = 1) => ({ number, sets })
const { slip: three } = addSets(noSets, [line("4827", 2), line("0916"), line("5510")], setCaps)

test("three numbers, four sets of hanoy: 480 baht, and up to 250,000 to win", () => {
  expect(totalsOfSets(three, setPrices.hanoy)).toEqual({ numbers: 3, sets: 4, cost: 48_000, topPrize: 25_000_000 })
  expect(totalsOfSets(three, setPrices.lao)).toEqual({ numbers: 3, sets: 4, cost: 36_000, topPrize: 19_000_000 })
  expect(totalsOfSets(noSets, setPrices.lao)).toEqual({ numbers: 0, sets: 0, cost: 0, topPrize: 0 })
})

test("as a line of a slip a number costs from one set to twenty, at the rate of the first tier", () => {
  expect(termsOfSets(setPrices.hanoy)).toEqual({ min: 12_000, max: 240_000, multiply: 104_166 })
  expect(termsOfSets(setPrices.lao)).toEqual({ min: 9_000, max: 180_000, multiply: 105_555 })
  expect(termsOfSets({ baht: 100, prizes: {} })).toEqual({ min: 10_000, max: 200_000, multiply: 0 })
})

test("numbers stand in the order in which they came, and one that comes again gets more sets", () => {
  const { slip, refused } = addSets(three, [line("0916", 4), line("7777")], setCaps)
  expect(slip.lines).toEqual([line("4827", 2), line("0916", 5), line("5510"), line("7777")])
  expect(refused).toEqual([])
})

test("what is no four-digit number or no whole set is told and not added, the rest is", () => {
  const { slip, refused } = addSets(noSets, [line("123"), line("1234", 0), line("5678")], setCaps)
  expect(slip.lines).toEqual([line("5678")])
  expect(refused).toEqual([
    { line: line("123"), reason: "fourDigits" },
    { line: line("1234", 0), reason: "wholeSets" },
  ])
  expect(addSets(three, [line("12")], setCaps).slip).toBe(three)
})

test("a number takes twenty sets of a member, however they are bought", () => {
  expect(addSets(three, [line("4827", 19)], setCaps)).toEqual({
    slip: three,
    refused: [{ line: line("4827", 19), reason: "full", most: 18 }],
  })
  expect(addSets(three, [line("4827", 18)], setCaps).refused).toEqual([])
  const held: SetCaps = { ...setCaps, held: [line("4827", 17), line("1111", 5)] }
  expect([roomFor(three, "4827", held), roomFor(three, "0916", held)]).toEqual([1, 19])
})

test("of a number that is nearly sold out only what is left can be added", () => {
  const caps: SetCaps = { ...setCaps, left: new Map([["0916", 3]]) }
  expect([roomFor(three, "0916", caps), roomFor(noSets, "0916", caps)]).toEqual([2, 3])
  expect(addSets(three, [line("0916", 3)], caps).refused).toEqual([{ line: line("0916", 3), reason: "full", most: 2 }])
})

test("a member takes two hundred sets of a draw, all numbers and earlier slips together", () => {
  const held: SetCaps = { ...setCaps, held: [line("1111", 194)] }
  expect(roomFor(three, "7777", held)).toBe(2)
  expect(roomFor(three, "7777", { ...held, held: [line("1111", 300)] })).toBe(0)
})

test("the sets of a number are changed up to its room, and never to nothing", () => {
  expect(setSets(three, "4827", 20, setCaps).slip.lines[0]).toEqual(line("4827", 20))
  expect(setSets(three, "4827", 21, setCaps)).toEqual({
    slip: three,
    refused: [{ line: line("4827", 21), reason: "full", most: 20 }],
  })
  expect(setSets(three, "4827", 0, setCaps).refused).toEqual([{ line: line("4827", 0), reason: "wholeSets" }])
  expect(setSets(three, "9999", 2, setCaps)).toEqual({ slip: three, refused: [] })
})

test("numbers are taken off, the slip is cleared, and each change is taken back one by one", () => {
  const without = removeNumber(three, "0916")
  expect(without.lines).toEqual([line("4827", 2), line("5510")])
  const cleared = clearSets(without)
  expect(cleared.lines).toEqual([])
  const back = undoSets(cleared)
  expect(back.lines).toEqual(without.lines)
  expect(undoSets(back).lines).toEqual(three.lines)
  expect(undoSets(undoSets(undoSets(back)))).toEqual(noSets)
  expect([removeNumber(three, "9999"), clearSets(noSets)]).toEqual([three, noSets])
})

test("a number in every order is 24, 12, 6, 4 or 1 numbers", () => {
  expect(["4827", "4822", "4422", "4222", "4444"].map((number) => inEveryOrder(line(number, 2)).length)).toEqual([
    24, 12, 6, 4, 1,
  ])
  expect(inEveryOrder(line("4442", 3))).toEqual([line("2444", 3), line("4244", 3), line("4424", 3), line("4442", 3)])
})

const anyLine = fc.record({
  number: fc.oneof(fc.constantFrom("1111", "2222", "3333", "123", "12a4"), fc.stringMatching(/^\d{4}$/)),
  sets: fc.integer({ min: -1, max: 30 }),
})
const caps: SetCaps = { perNumber: 20, perMember: 60, left: new Map([["2222", 3]]), held: [line("1111", 5)] }
type Step = (slip: Ticket4dSlip) => Ticket4dSlip
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.array(anyLine, { maxLength: 6 }).map(
    (batch): Step =>
      (slip) =>
        addSets(slip, batch, caps).slip,
  ),
  anyLine.map(
    ({ number, sets }): Step =>
      (slip) =>
        setSets(slip, number, sets, caps).slip,
  ),
  anyLine.map(
    ({ number }): Step =>
      (slip) =>
        removeNumber(slip, number),
  ),
  fc.constant<Step>(clearSets),
  fc.constant<Step>(undoSets),
)

test("whatever is done, no cap is passed, every number stands once, and undoing leads back to nothing", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
      let slip = steps.reduce((held, step) => step(held), noSets)
      const numbers = slip.lines.map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(slip.lines.every(({ number, sets }) => /^\d{4}$/.test(number) && sets >= 1 && sets <= 20)).toBe(true)
      expect(slip.lines.reduce((sum, { sets }) => sum + sets, 0)).toBeLessThanOrEqual(55)
      for (const { number, sets } of slip.lines)
        expect(sets).toBeLessThanOrEqual(number === "2222" ? 3 : number === "1111" ? 15 : 20)
      for (let step = 0; step <= steps.length; step++) slip = undoSets(slip)
      expect(slip).toEqual(noSets)
    }),
  )
})

test("all that is asked for is either on the slip or told", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (batch) => {
      const { slip, refused } = addSets(noSets, batch, caps)
      const asked = batch.map(({ number, sets }) => `${number}=${sets}`)
      const refusedSets = refused.map(({ line: one }) => `${one.number}=${one.sets}`)
      for (const one of refusedSets) asked.splice(asked.indexOf(one), 1)
      const bought = asked.map((one) => Number(one.split("=")[1])).reduce((sum, sets) => sum + sets, 0)
      expect(slip.lines.reduce((sum, { sets }) => sum + sets, 0)).toBe(bought)
      expect(asked.length + refusedSets.length).toBe(batch.length)
    }),
  )
})

test("the last hundred changes can be taken back, and no more", () => {
  let slip = addSets(noSets, [{ number: "1234", sets: 1 }], { ...setCaps, perNumber: 1_000, perMember: 1_000 }).slip
  for (let sets = 2; sets <= 120; sets++) slip = setSets(slip, "1234", sets % 2 === 0 ? 5 : 6, setCaps).slip
  expect(slip.past).toHaveLength(100)
  for (let back = 0; back < 100; back++) slip = undoSets(slip)
  expect(slip.past).toEqual([])
  expect(slip.lines).toEqual([{ number: "1234", sets: 5 }])
})

test("new sets of one number leave the others alone", () => {
  const { slip } = addSets(
    noSets,
    [
      { number: "1234", sets: 1 },
      { number: "5678", sets: 2 },
    ],
    setCaps,
  )
  expect(setSets(slip, "5678", 3, setCaps).slip.lines).toEqual([
    { number: "1234", sets: 1 },
    { number: "5678", sets: 3 },
  ])
})
