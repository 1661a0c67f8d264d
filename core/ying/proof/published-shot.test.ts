import { expect, test } from "vitest"
import { isInOrder, ownAmong, sameText, withSequence } from "./published-shot.ts"

test("a masked text is the same as any that shows the same letters", () => {
  for (const [one, other] of [
    ["362**", "36214"],
    ["36214", "362**"],
    ["fah***12", "fahsai12"],
    ["fah***12", "fah***12"],
    ["***", "ab"],
    ["36214", "36214"],
  ] as const)
    expect(sameText(one, other), `${one} ${other}`).toBe(true)
})

test("a text that shows other letters, or too few, is another", () => {
  for (const [one, other] of [
    ["362**", "36314"],
    ["36214", "36215"],
    ["fah***12", "fahsai13"],
    ["fah***12", "fah2"],
    ["abc***cd", "abcd"],
  ] as const)
    expect(sameText(one, other), `${one} ${other}`).toBe(false)
})

test("shots are in order when none is older than the one after it; of the same moment either may come first", () => {
  const at = (...moments: ReadonlyArray<number>) =>
    moments.map((moment) => ({ member: "m", number: "12345", at: moment }))
  expect(isInOrder(at(3, 2, 2, 1))).toBe(true)
  expect(isInOrder(at(3, 2, 4))).toBe(false)
  expect(isInOrder(at(3, 1, 2))).toBe(false)
  expect(isInOrder([])).toBe(true)
  expect(withSequence(at(2, 2)).map(({ sequence }) => sequence)).toEqual([2, 1])
})

test("a masked name can be one that is exactly as long as what is shown of it, never a shorter one", () => {
  expect(sameText("so*88", "so88")).toBe(true)
  expect(sameText("som*m88", "som88")).toBe(false)
  expect(sameText("a*b*c", "axbxc")).toBe(true)
  expect(sameText("a*b*c", "axbxd")).toBe(false)
})

test("a member's own shots keep the ranks that they hold among all of them", () => {
  const shots = [
    { member: "malee2569", number: "11111", at: 40 },
    { member: "somchai88", number: "22222", at: 30 },
    { member: "malee2569", number: "33333", at: 20 },
  ]
  expect(ownAmong(shots, "malee2569")).toEqual([
    { member: "malee2569", number: "11111", at: 40, rank: 1, isOwn: true },
    { member: "malee2569", number: "33333", at: 20, rank: 3, isOwn: true },
  ])
  expect(ownAmong(shots, "male***69")).toEqual([])
})
