import { Result } from "effect"
import { expect, test } from "vitest"
import { baht, satang } from "../../../money/satang.ts"
import { type ManualDeposit, manualDeposit, reportedWithin, transferChannels } from "./manual-deposit.ts"

const now = Date.UTC(2026, 10, 20, 9, 0)
const day = 24 * 60 * 60_000
const reported: ManualDeposit = {
  bankId: "bank-1",
  channel: "app",
  channelName: "แอปธนาคาร",
  bankCode: "004",
  bankAccountNumber: "0000123456",
  bankAccountName: "บจก. ตัวอย่าง",
  amount: satang(100_037),
  depositAt: now - 60_000,
}

test("a transfer can be reported for a week", () => {
  expect(reportedWithin).toBe(604_800_000)
})

test.each<[string, Partial<ManualDeposit>]>([
  ["to the satang, a minute ago", {}],
  ["of the least amount", { amount: baht(20) }],
  ["of the largest amount", { amount: baht(100_000) }],
  ["just now", { depositAt: now }],
  ["a week ago", { depositAt: now - 7 * day }],
])("a transfer %s is taken", (_, change) => {
  const transfer = { ...reported, ...change }
  expect(manualDeposit(transfer, now)).toEqual(Result.succeed(transfer))
})

test.each<[string, Partial<ManualDeposit>]>([
  ["bankRequired", { bankId: "" }],
  ["channelRequired", { channel: "" }],
  ["belowMinimum", { amount: satang(1_999) }],
  ["aboveMaximum", { amount: satang(10_000_001) }],
  ["notYetMade", { depositAt: now + 1 }],
  ["notYetMade", { depositAt: Number.NaN }],
  ["tooLongAgo", { depositAt: now - 7 * day - 1 }],
])("a reported transfer is refused: %s", (fault, change) => {
  expect(manualDeposit({ ...reported, ...change }, now)).toEqual(Result.fail(fault))
})

test("money can be transferred from an app, at a machine or at a counter", () => {
  expect(transferChannels).toEqual(["app", "cashMachine", "counter"])
})
