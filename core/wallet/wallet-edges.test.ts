import { Result } from "effect"
import { expect, test } from "vitest"
import { satang } from "../money/satang.ts"
import { banks, hasUsualLength } from "./bank.ts"
import { transferChannels } from "./manual-deposit.ts"
import { promptPay } from "./promptpay.ts"

test("each bank's account numbers usually have so many digits", () => {
  const usual = { GSB: 12, GHB: 12, BAAC: 12, TISCO: 14, KKP: 14 } as const
  for (const bank of banks) {
    const digits = Object.entries(usual).find(([abbreviation]) => abbreviation === bank.abbreviation)?.[1] ?? 10
    expect(bank.usualDigits, bank.abbreviation).toBe(digits)
    expect(hasUsualLength(bank, "1".repeat(digits)), bank.abbreviation).toBe(true)
    expect(hasUsualLength(bank, "1".repeat(digits + 1)), bank.abbreviation).toBe(false)
  }
})

test("money can be transferred from an app, at a machine or at a counter", () => {
  expect(transferChannels).toEqual(["app", "cashMachine", "counter"])
})

test.each([
  ["phone", "0812345678"],
  ["nationalId", "1101700207030"],
  ["eWallet", "140000812345678"],
] as const)("a PromptPay %s is read as a whole", (kind, digits) => {
  expect(Result.isSuccess(promptPay({ kind, digits }, satang(10_000)))).toBe(true)
  expect(promptPay({ kind, digits: `9${digits}` }, satang(10_000))).toEqual(Result.fail("malformedPayee"))
  expect(promptPay({ kind, digits: `${digits}9` }, satang(10_000))).toEqual(Result.fail("malformedPayee"))
})
