import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import { accountNumber, accountNumberDigits, bankOf, banks, hasUsualLength, shownAccountNumber } from "./bank.ts"

test("accounts can be held with these seventeen banks", () => {
  expect(banks.map(({ abbreviation, bankCode }) => `${abbreviation} ${bankCode}`)).toEqual([
    "BBL 002",
    "KBANK 004",
    "KTB 006",
    "TTB 011",
    "SCB 014",
    "CIMB 022",
    "UOB 024",
    "BAY 025",
    "GSB 030",
    "GHB 033",
    "BAAC 034",
    "ISBT 066",
    "TISCO 067",
    "KKP 069",
    "ICBC 070",
    "TCRB 071",
    "LHB 073",
  ])
})

test("account numbers have ten to fifteen digits", () => {
  expect(accountNumberDigits).toEqual({ fewest: 10, most: 15 })
})

test("a bank is known by its digits and by its letters", () => {
  expect(bankOf("004")?.abbreviation).toBe("KBANK")
  expect(bankOf("KBANK")?.bankCode).toBe("004")
  expect(bankOf("kbank")?.bankCode).toBe("004")
  expect(bankOf("4")).toBeUndefined()
  expect(bankOf("")).toBeUndefined()
})

test.each([
  ["KBANK", 10],
  ["GSB", 12],
  ["BAAC", 12],
  ["GHB", 12],
  ["KKP", 14],
  ["TISCO", 14],
])("an account number of %s usually has %i digits", (code, digits) => {
  const usual = banks
    .filter(({ abbreviation }) => abbreviation === code)
    .map((bank) => hasUsualLength(bank, "1".repeat(digits)))
  const another = banks
    .filter(({ abbreviation }) => abbreviation === code)
    .map((bank) => hasUsualLength(bank, "1".repeat(11)))
  expect([usual, another]).toEqual([[true], [false]])
})

test.each([
  ["0001234471", "0001234471"],
  ["000-1-23447-1", "0001234471"],
  [" 000 1 23447 1 ", "0001234471"],
  ["123456789012345", "123456789012345"],
])("%s is understood as %s", (text, digits) => {
  expect(accountNumber(text)).toEqual(Result.succeed(digits))
})

test.each([
  ["", "required"],
  [" - ", "required"],
  ["000123447", "wrongLength"],
  ["1234567890123456", "wrongLength"],
  ["00012344a1", "notDigits"],
  ["๐๐๐๑๒๓๔๔๗๑", "notDigits"],
  ["000.1.23447.1", "notDigits"],
])("%j is no account number: %s", (text, fault) => {
  expect(accountNumber(text)).toEqual(Result.fail(fault))
})

test.each([
  ["0001234471", "000-1-23447-1"],
  ["020012345678", "0200-1234-5678"],
  ["12345678901234", "1234-5678-9012-34"],
])("%s is shown as %s", (digits, shown) => {
  expect(shownAccountNumber(digits)).toBe(shown)
})

test("an account number that is shown can be read again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10,15}$/), (digits) => {
      expect(accountNumber(shownAccountNumber(digits))).toEqual(Result.succeed(digits))
    }),
  )
})

test("hostile text is refused, never thrown at, and what is understood are ten to fifteen digits", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), (text) => {
      expect(Result.getOrElse(accountNumber(text), () => "0000000000")).toMatch(/^[0-9]{10,15}$/)
      expect(shownAccountNumber(text).length).toBeGreaterThanOrEqual(text.length)
      expect(bankOf(text)).toBeUndefined()
    }),
  )
})

test("each bank's account numbers usually have so many digits", () => {
  const usual = { GSB: 12, GHB: 12, BAAC: 12, TISCO: 14, KKP: 14 } as const
  for (const bank of banks) {
    const digits = Object.entries(usual).find(([abbreviation]) => abbreviation === bank.abbreviation)?.[1] ?? 10
    expect(bank.usualDigits, bank.abbreviation).toBe(digits)
    expect(hasUsualLength(bank, "1".repeat(digits)), bank.abbreviation).toBe(true)
    expect(hasUsualLength(bank, "1".repeat(digits + 1)), bank.abbreviation).toBe(false)
  }
})
