import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { DepositMethod } from "../deposit/methods/deposit-methods.ts"
import { isFirstDeposit, pastBy } from "./past-deposits.ts"

const entry = (id: string, status: string, method?: DepositMethod) => ({
  id,
  amount: baht(100),
  status,
  bankCode: "004",
  method,
  createdAt: 0,
})
const statement = {
  depositFast: [
    entry("qr", "EXPIRED", "qrcode"),
    entry("unnamed", "CANCELLED"),
    entry("fast", "WAITING", "fast"),
    entry("coins", "EXPIRED", "crypto"),
    entry("wallet", "EXPIRED", "truemoney"),
  ],
  depositNormal: [entry("slip", "WAITING", "normal")],
}

test.each<readonly [DepositMethod, ReadonlyArray<string>]>([
  ["fast", ["unnamed", "fast"]],
  ["normal", ["slip"]],
  ["truemoney", ["wallet"]],
  ["qrcode", ["qr"]],
  ["crypto", ["coins"]],
])("past deposits by %s are those that are told to be so: %j", (method, ids) => {
  expect(pastBy(method, statement).map(({ id }) => id)).toEqual(ids)
})

test("a deposit is the first one until one has come in, by whatever method", () => {
  expect(isFirstDeposit({ depositFast: [], depositNormal: [] })).toBe(true)
  expect(isFirstDeposit(statement)).toBe(true)
  expect(isFirstDeposit({ ...statement, depositNormal: [entry("slip", "MATCHED", "normal")] })).toBe(false)
  expect(isFirstDeposit({ depositFast: [entry("qr", "MATCHED", "qrcode")], depositNormal: [] })).toBe(false)
})
