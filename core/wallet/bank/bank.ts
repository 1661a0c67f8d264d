import { Result } from "effect"

export type Bank = {
  /** The three digits that banks know each other by. */
  readonly bankCode: string
  readonly abbreviation: string
  /** How long account numbers of this bank usually are. */
  readonly usualDigits: number
  /** How many milliseconds after it is added nothing is paid out to a new account, where the operator tells. */
  readonly withdrawableAfter?: number | undefined
}

/** The Thai banks that accounts can be held with. */
export const banks: ReadonlyArray<Bank> = [
  { bankCode: "002", abbreviation: "BBL", usualDigits: 10 },
  { bankCode: "004", abbreviation: "KBANK", usualDigits: 10 },
  { bankCode: "006", abbreviation: "KTB", usualDigits: 10 },
  { bankCode: "011", abbreviation: "TTB", usualDigits: 10 },
  { bankCode: "014", abbreviation: "SCB", usualDigits: 10 },
  { bankCode: "022", abbreviation: "CIMB", usualDigits: 10 },
  { bankCode: "024", abbreviation: "UOB", usualDigits: 10 },
  { bankCode: "025", abbreviation: "BAY", usualDigits: 10 },
  { bankCode: "030", abbreviation: "GSB", usualDigits: 12 },
  { bankCode: "033", abbreviation: "GHB", usualDigits: 12 },
  { bankCode: "034", abbreviation: "BAAC", usualDigits: 12 },
  { bankCode: "066", abbreviation: "ISBT", usualDigits: 10 },
  { bankCode: "067", abbreviation: "TISCO", usualDigits: 14 },
  { bankCode: "069", abbreviation: "KKP", usualDigits: 14 },
  { bankCode: "070", abbreviation: "ICBC", usualDigits: 10 },
  { bankCode: "071", abbreviation: "TCRB", usualDigits: 10 },
  { bankCode: "073", abbreviation: "LHB", usualDigits: 10 },
]

/** The bank behind a code, whether an operator writes 004 or KBANK. */
export const bankOf = (code: string): Bank | undefined =>
  banks.find(({ bankCode, abbreviation }) => bankCode === code || abbreviation === code.toUpperCase())

export const accountNumberDigits = { fewest: 10, most: 15 } as const

export type AccountNumberFault = "required" | "notDigits" | "wrongLength"

/** The bare digits of an account number, as typed with or without hyphens and spaces. */
export const accountNumber = (text: string): Result.Result<string, AccountNumberFault> => {
  const digits = text.replaceAll(/[\s-]/g, "")
  if (digits === "") return Result.fail("required")
  if (!/^[0-9]+$/.test(digits)) return Result.fail("notDigits")
  const { fewest, most } = accountNumberDigits
  return digits.length < fewest || digits.length > most ? Result.fail("wrongLength") : Result.succeed(digits)
}

/** Whether a number is as long as this bank's usually are; another length is worth a second look, not a refusal. */
export const hasUsualLength = ({ usualDigits }: Bank, digits: string): boolean => digits.length === usualDigits

/** How an account number is shown: xxx-x-xxxxx-x, and longer ones in fours. */
export const shownAccountNumber = (digits: string): string =>
  digits.length === 10
    ? [digits.slice(0, 3), digits.slice(3, 4), digits.slice(4, 9), digits.slice(9)].join("-")
    : (digits.match(/.{1,4}/gsu) ?? []).join("-")
