import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { credited, mismatchCauses } from "./deposit.ts"

test("a transfer does not match a deposit for one of three causes", () => {
  expect(mismatchCauses).toEqual(["amount", "account", "late"])
})

test("what came in for a deposit is what the operator credited, else what was to be transferred", () => {
  expect(credited({ prepareAmount: satang(50_037) })).toBe(50_037)
  expect(credited({ prepareAmount: satang(50_037), creditedAmount: baht(480) })).toBe(48_000)
})
