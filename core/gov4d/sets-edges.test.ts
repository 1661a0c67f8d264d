import { expect, test } from "vitest"
import { variantOfBetName } from "./endpoint.ts"
import { readSets } from "./set-paste.ts"
import { setPrices } from "./set-price.ts"
import { drawnOfSet, tierOf } from "./set-settlement.ts"
import { addSets, noSets, setCaps, setSets, undoSets } from "./set-slip.ts"

test("a bet name is known however its words are kept apart", () => {
  expect(variantOfBetName("laos _-  super")).toBe("laoSuper")
})

test("only what begins a line is its number in a list", () => {
  expect(readSets("1234 5) 5678").unread).toEqual([{ row: 1, text: "1234 5) 5678", reason: "notUnderstood" }])
})

test("sets may stand after a wide gap, and may be two digits", () => {
  expect(readSets("1234   12").lines).toEqual([{ number: "1234", sets: 12 }])
})

test("a line with one fault is left out whole, and lines left out are told in their order", () => {
  expect(readSets("5678 1234=0\n12\n1234=0")).toEqual({
    lines: [],
    unread: [
      { row: 1, text: "5678 1234=0", reason: "wholeSets" },
      { row: 2, text: "12", reason: "notUnderstood" },
      { row: 3, text: "1234=0", reason: "wholeSets" },
    ],
  })
})

test("a tier that a lottery has no prize for pays nothing, and of the others the dearest pays whatever its place", () => {
  const prices = { ...setPrices.hanoy, prizes: { back2: 900, straight4: 100, front2: 500 } }
  expect(tierOf("4827", "4827", prices)).toBe("back2")
  expect(tierOf("4811", "4827", prices)).toBe("front2")
  expect(tierOf("7284", "4827", prices)).toBeUndefined()
})

test("a draw is four digits, neither more nor with anything around them", () => {
  expect(drawnOfSet("4827")).toEqual({ top3: "827", top2: "27", bottom2: "48" })
  for (const none of ["14827", "48271", "x4827", "4827x"]) expect(drawnOfSet(none)).toBeUndefined()
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
