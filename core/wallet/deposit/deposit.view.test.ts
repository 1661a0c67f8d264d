import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { Unreachable } from "../../operator/failures.ts"
import { NoSuchDeposit } from "./deposit.port.ts"
import type { Deposit } from "./deposit.ts"
import { depositStage } from "./deposit.view.ts"

const deposit: Deposit = {
  method: "fast",
  id: "D-1",
  bankId: "bank-1",
  prepareAmount: satang(50_037),
  prepareIndex: 1,
  prepareTotal: 1,
  status: "WAITING",
  referTransferId: undefined,
  createdAt: 0,
  expiresAt: undefined,
  payee: undefined,
}

test("a deposit is awaited until the operator has told of it", () => {
  expect(depositStage({ context: { deposit: undefined, failure: undefined }, value: "checking" })).toEqual({
    _tag: "Loading",
  })
})

test("one of which nothing is told is unknown, and gone where there is none of its number", () => {
  const [gone, away] = [new NoSuchDeposit(), new Unreachable({})]
  const unknown = (failure: typeof gone | typeof away) =>
    depositStage({ context: { deposit: undefined, failure }, value: "unreachable" })
  expect(unknown(gone)).toEqual({ _tag: "Failed", isGone: true, failure: gone })
  expect(unknown(away)).toEqual({ _tag: "Failed", isGone: false, failure: away })
})

test.each([
  ["checking", "upToDate"],
  ["credited", "upToDate"],
  ["unreachable", "unreachable"],
  ["statusUnavailable", "statusUnavailable"],
])("one that is known stays on show while it is %s", (value, news) => {
  const context = { deposit, failure: new Unreachable({}) }
  expect(depositStage({ context, value })).toEqual({ _tag: "Loaded", deposit, news })
})
