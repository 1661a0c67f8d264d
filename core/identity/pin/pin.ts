import { Result } from "effect"

/** How long a PIN may be. */
export const pinLength = { fewest: 8, most: 30 } as const

/** The rules a new PIN is shown against, one star each. */
export const pinRules = ["length", "uppercase", "lowercase", "digit", "special"] as const
export type PinRule = (typeof pinRules)[number]

const holds: Readonly<Record<PinRule, (pin: string) => boolean>> = {
  length: (pin) => lengthOf(pin) >= pinLength.fewest && lengthOf(pin) <= pinLength.most,
  uppercase: (pin) => /[A-Z]/.test(pin),
  lowercase: (pin) => /[a-z]/.test(pin),
  digit: (pin) => /[0-9]/.test(pin),
  special: (pin) => /[!-/:-@[-`{-~]/.test(pin),
}

const lengthOf = (pin: string) => Array.from(pin).length

/** The rules that a PIN meets so far. */
export const metPinRules = (pin: string): ReadonlyArray<PinRule> => pinRules.filter((rule) => holds[rule](pin))

/** Fewer different characters than this are guessed too soon. */
const differentCharacters = 5

/** Words that guessers try first, in their usual spellings, with nothing but digits and signs around them. */
const common =
  /^[ -@[-`{-~]*(?:p[a@4][s$5]{2}(?:w[o0]rd)?|qwert(?:yu?)?|qaz.?wsx|zaq.?wsx|asdf(?:gh)?|zxcv(?:bn?m?)?|aa?|abcd?e?f?|admin|welcome|letmein|iloveyou|test|hello|login|master|dragon|thai(?:land)?|bangkok|lotto|huay|casino)[ -@[-`{-~]*$/i

const isWeak = (pin: string, userName: string) =>
  new Set(pin).size < differentCharacters ||
  common.test(pin) ||
  (userName !== "" && pin.toLowerCase().includes(userName.toLowerCase()))

export type NewPinFault = "required" | "tooShort" | "tooLong" | "invalid" | "tooWeak"

/** A PIN that can be chosen: all rules met, and not the username with decorations. */
export const newPin = (pin: string, userName = ""): Result.Result<string, NewPinFault> => {
  if (pin === "") return Result.fail("required")
  if (lengthOf(pin) < pinLength.fewest) return Result.fail("tooShort")
  if (lengthOf(pin) > pinLength.most) return Result.fail("tooLong")
  if (metPinRules(pin).length < pinRules.length) return Result.fail("invalid")
  return isWeak(pin, userName) ? Result.fail("tooWeak") : Result.succeed(pin)
}

export type ConfirmationFault = "confirmationRequired" | "mismatch"

/** The same PIN, typed a second time. */
export const confirmedPin = (pin: string, confirmation: string): Result.Result<string, ConfirmationFault> => {
  if (confirmation === "") return Result.fail("confirmationRequired")
  return confirmation === pin ? Result.succeed(pin) : Result.fail("mismatch")
}

/** A PIN given at login: anything but nothing, since only the operator knows which is right. */
export const givenPin = (pin: string): Result.Result<string, "pinRequired"> =>
  pin === "" ? Result.fail("pinRequired") : Result.succeed(pin)
