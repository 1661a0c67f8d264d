import { expect, test } from "vitest"
import { makeCarried } from "./carried.ts"

const numbers = { type: "slip.pulled", bets: [{ option: "teng_bon_2", number: "47" }] } as const

test("numbers reach the round that they were meant for, once", () => {
  const carried = makeCarried()
  carried.put("yeekee-42", numbers)
  expect(carried.take("yeekee-43")).toBeUndefined()
  expect(carried.take("yeekee-42")).toEqual(numbers)
  expect(carried.take("yeekee-42")).toBeUndefined()
})
