import { Result } from "effect"

export type PhoneFault = "required" | "invalid"

const mobile = /^0[689][0-9]{8}$/

/** A Thai mobile number in ten digits, as typed with spaces and hyphens or filled in by a browser as +66. */
export const phoneNumber = (text: string): Result.Result<string, PhoneFault> => {
  const typed = text.replaceAll(/[\s-]/g, "")
  if (typed === "") return Result.fail("required")
  const digits = typed.replace(/^\+660?/, "0")
  return mobile.test(digits) ? Result.succeed(digits) : Result.fail("invalid")
}

/** How a phone number is shown: 0xx-xxx-xxxx. */
export const shownPhoneNumber = (digits: string): string =>
  mobile.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : digits

/** How a phone number is shown to those who know it already: 0xx-xxx-4471. */
export const maskedPhoneNumber = (digits: string): string =>
  mobile.test(digits) ? `${digits.slice(0, 3)}-xxx-${digits.slice(6)}` : ""
