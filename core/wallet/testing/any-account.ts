import fc from "fast-check"
import { accountNumberDigits, type Bank, banks, shownAccountNumber } from "../bank/bank.ts"
import type { Payee } from "../deposit/deposit.ts"

export const anyBank: fc.Arbitrary<Bank> = fc.constantFrom(...banks)

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), minLength, maxLength })

const { fewest, most } = accountNumberDigits

/** An account number in bare digits, of any length that is one. */
export const anyAccountNumber: fc.Arbitrary<string> = fc.oneof(digits(fewest, fewest), digits(fewest, most))

/** An account number as it is typed, and the bare digits that it means. */
export const anyTypedAccountNumber: fc.Arbitrary<{ readonly text: string; readonly digits: string }> = fc
  .tuple(anyAccountNumber, fc.constantFrom("bare", "hyphens", "spaces"))
  .map(([bare, manner]) => {
    const shown = shownAccountNumber(bare)
    return {
      text: manner === "bare" ? bare : manner === "hyphens" ? shown : ` ${shown.replaceAll("-", " ")} `,
      digits: bare,
    }
  })

/** What is no account number, and why it is none. */
export const anyWrongAccountNumber: fc.Arbitrary<{
  readonly text: string
  readonly wrong: "required" | "notDigits" | "wrongLength"
}> = fc.oneof(
  fc.constantFrom("", " ", "---", " - ").map((text) => ({ text, wrong: "required" as const })),
  fc.oneof(digits(1, fewest - 1), digits(most + 1, most + 20)).map((text) => ({ text, wrong: "wrongLength" as const })),
  fc
    .tuple(anyAccountNumber, fc.constantFrom("a", "๑", ".", "+", "\u200b"))
    .map(([bare, sign]) => ({ text: bare.slice(0, 4) + sign + bare.slice(5), wrong: "notDigits" as const })),
)

/** An account of a player or of the operator at the bank it belongs to, as long as that bank's usually are. */
export const anyPayee: fc.Arbitrary<Payee> = anyBank.chain(({ bankCode, usualDigits }) =>
  fc.record({
    bankId: fc.nat(999).map((id) => `bank-${id}`),
    bankCode: fc.constant(bankCode),
    bankAccountNumber: digits(usualDigits, usualDigits),
    bankAccountName: fc.constantFrom("สมชาย ใจดี", "บจก. ฟ้าค่ำ", "Malee S."),
  }),
)
