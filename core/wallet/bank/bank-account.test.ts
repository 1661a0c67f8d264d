import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { banks } from "./bank.ts"
import { isSameAccount, isWithdrawable, lastDigits, maskedAccountNumber, newBankAccount } from "./bank-account.ts"

test("an account is understood with hyphens and spaces, at a bank that the operator pays to", () => {
  expect(newBankAccount({ bankCode: "014", accountNumber: "111-0 04471-0" }, banks)).toEqual(
    Result.succeed({ bankCode: "014", accountNumber: "1110044710" }),
  )
})

test.each([
  ["", "1110044710", { bankCode: "required", accountNumber: undefined }],
  ["002", "1110044710", { bankCode: "notOffered", accountNumber: undefined }],
  ["014", "", { bankCode: undefined, accountNumber: "required" }],
  ["", "12", { bankCode: "required", accountNumber: "wrongLength" }],
])("bank %j with number %j is refused field by field", (bankCode, accountNumber, faults) => {
  expect(
    newBankAccount(
      { bankCode, accountNumber },
      banks.filter((bank) => bank.bankCode !== "002"),
    ),
  ).toEqual(Result.fail(faults))
})

test("an account is known again by bank and number, and told by its last four digits", () => {
  const account = { bankCode: "014", accountNumber: "1110044710" }
  expect(isSameAccount(account, { ...account })).toBe(true)
  expect(isSameAccount(account, { ...account, bankCode: "004" })).toBe(false)
  expect(isSameAccount(account, { ...account, accountNumber: "1110044711" })).toBe(false)
  expect(lastDigits("1110044710")).toBe("4710")
})

test("hostile text is answered, never thrown at, and what is understood are ten to fifteen digits", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (bankCode, accountNumber) => {
      const account = newBankAccount({ bankCode, accountNumber }, banks)
      if (Result.isSuccess(account)) expect(account.success.accountNumber).toMatch(/^\d{10,15}$/)
    }),
  )
})

test.each([
  ["1110044710", "xxx-x-xx471-0"],
  ["202500123456", "xxxx-xxxx-3456"],
])("of the account number %s the last four digits are shown", (digits, shown) => {
  expect(maskedAccountNumber(digits)).toBe(shown)
})

test("money can be paid out to an account once the bank has checked it, from the moment that the operator names", () => {
  const account = {
    bankId: "account-1",
    bankCode: "014",
    accountNumber: "1110044710",
    name: "สมชาย ใจดี",
    isChecked: true,
  }
  expect(isWithdrawable(account, 5_000)).toBe(true)
  expect(isWithdrawable({ ...account, isChecked: false }, 5_000)).toBe(false)
  expect(isWithdrawable({ ...account, isChecked: false, withdrawableAt: 4_000 }, 5_000)).toBe(false)
  expect([5_001, 5_000, 4_999].map((withdrawableAt) => isWithdrawable({ ...account, withdrawableAt }, 5_000))).toEqual([
    false,
    true,
    true,
  ])
})
