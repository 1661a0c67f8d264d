import { Result } from "effect"
import { isDay } from "../time/bangkok.ts"

/** Who may play. */
export const leastAge = 20

export type AgeFault = "required" | "notADate" | "tooYoung"

/** Nobody alive was born before. */
const earliest = "1900-01-01"

/** A birthday of somebody old enough on the day it is in Bangkok; both are YYYY-MM-DD, years of the common era. */
export const birthday = (text: string, today: string, age = leastAge): Result.Result<string, AgeFault> => {
  if (text === "") return Result.fail("required")
  if (!isDay(text) || text < earliest) return Result.fail("notADate")
  const latest = `${String(Number(today.slice(0, 4)) - age).padStart(4, "0")}${today.slice(4)}`
  return text <= latest ? Result.succeed(text) : Result.fail("tooYoung")
}
