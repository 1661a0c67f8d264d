import { Result } from "effect"

/** What one baht wins ("multiply"), in hundredths: 3.2 is 320. */
export type Rate = number & { readonly rate: unique symbol }

export type RateFault = "notARate" | "finerThanHundredths"

const multiply = /^(\d{1,9})(?:\.(\d+))?$/

function ofHundredths(hundredths: number): Rate
function ofHundredths(hundredths: number): number {
  return hundredths
}

/** A multiply as it travels to a rate; a fraction of a hundredth is refused, never rounded. */
export const rateOfMultiply = (onTheWire: number | string): Result.Result<Rate, RateFault> => {
  const match = multiply.exec(String(onTheWire).trim())
  if (match === null) return Result.fail("notARate")
  const [, integerPart = "", fraction = ""] = match
  if (/[^0]/.test(fraction.slice(2))) return Result.fail("finerThanHundredths")
  return Result.succeed(ofHundredths(Number(integerPart) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"))))
}

export const multiplyOfRate = (rate: Rate): number => rate / 100

/** A number whose rate is 0 is closed. */
export const isClosed = (rate: Rate): boolean => rate === 0
