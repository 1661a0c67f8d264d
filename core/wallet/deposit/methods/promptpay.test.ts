import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../../../money/satang.ts"
import { anyLetter } from "../../../testing/any-hostile.ts"
import { crc16, promptPay } from "./promptpay.ts"

test("the checksum is the one that EMVCo codes end in", () => {
  expect(crc16("123456789")).toBe("29B1")
  expect(crc16("")).toBe("FFFF")
  expect(crc16("00020101021229370016A000000677010111011300660000000005802TH530376454044.226304")).toBe("E469")
})

test.each([
  ["phone", "0810000000", "00020101021229370016A000000677010111011300668100000005802TH53037645406500.3763040260"],
  [
    "nationalId",
    "1234567890123",
    "00020101021229370016A000000677010111021312345678901235802TH53037645406500.376304BF6D",
  ],
  [
    "eWallet",
    "123456789012345",
    "00020101021229390016A00000067701011103151234567890123455802TH53037645406500.3763046EE1",
  ],
] as const)("500.37 baht to a %s are asked for to the satang", (kind, digits, said) => {
  expect(promptPay({ kind, digits }, satang(50_037))).toEqual(Result.succeed(said))
})

test.each([
  ["phone", "810000000"],
  ["phone", "1810000000"],
  ["phone", "081000000๐"],
  ["nationalId", "123456789012"],
  ["eWallet", "12345678901234"],
  ["eWallet", ""],
] as const)("nobody is paid as %s %j", (kind, digits) => {
  expect(promptPay({ kind, digits }, baht(500))).toEqual(Result.fail("malformedPayee"))
})

test("a code is written for amounts within the limits of a deposit, with its satang on top", () => {
  const payee = { kind: "phone", digits: "0810000000" } as const
  expect(promptPay(payee, satang(1_999))).toEqual(Result.fail("belowMinimum"))
  expect(Result.isSuccess(promptPay(payee, baht(20)))).toBe(true)
  expect(Result.isSuccess(promptPay(payee, satang(10_000_099)))).toBe(true)
  expect(promptPay(payee, satang(10_000_100))).toEqual(Result.fail("aboveMaximum"))
})

test("every code carries exactly the amount that was asked for, and its checksum is right", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000, max: 10_000_099 }), (amount) => {
      const said = Result.getOrThrow(promptPay({ kind: "phone", digits: "0899999999" }, satang(amount)))
      const [, length = "", rest = ""] = /530376454(\d\d)(.*)$/.exec(said) ?? []
      expect(Math.round(Number(rest.slice(0, Number(length))) * 100)).toBe(amount)
      expect(crc16(said.slice(0, -4))).toBe(said.slice(-4))
    }),
  )
})

test("hostile text names nobody and throws at nobody", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), fc.constantFrom("phone", "nationalId", "eWallet"), (digits, kind) => {
      expect(promptPay({ kind, digits }, baht(500))).toEqual(Result.fail("malformedPayee"))
      expect(crc16(digits)).toMatch(/^[0-9A-F]{4}$/)
    }),
  )
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
