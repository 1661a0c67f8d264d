import { expect, test } from "vitest"
import type { AnnouncedYing } from "../yings.port.ts"
import { formulaOf } from "./operator-formula.ts"

const announced: AnnouncedYing = {
  outcome: { type: "drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } },
  sum: 2_506_118,
  ranks: [
    { rank: 1, number: "51907", member: "aoy2519", isPaid: true },
    { rank: 16, number: "90449", member: "pim031", isPaid: true },
  ],
}

test("a result is laid out as all shots, less the one at rank 16", () => {
  expect(formulaOf(announced)).toMatchObject({
    sum: 2_506_118,
    subtracted: { number: "90449", member: "pim031" },
    total: "2415669",
    houseShot: undefined,
    sumOfMembers: undefined,
  })
})

test("once the house's own number is known it is set apart from the members' shots", () => {
  expect(formulaOf(announced, "06118")).toMatchObject({ sumOfMembers: 2_500_000, houseShot: "06118", sum: 2_506_118 })
})

test("a small rest keeps five digits", () => {
  expect(formulaOf({ ...announced, sum: 90_456 })?.total).toBe("00007")
})

test("there is nothing to lay out of a void round, nor where the operator does not tell the sum or the rank", () => {
  expect(formulaOf({ ...announced, outcome: { type: "cancelled" } })).toBeUndefined()
  expect(formulaOf({ ...announced, sum: undefined })).toBeUndefined()
  expect(formulaOf({ ...announced, ranks: undefined })).toBeUndefined()
  expect(formulaOf({ ...announced, ranks: announced.ranks?.slice(0, 1) })).toBeUndefined()
})
