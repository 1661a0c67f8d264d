import { Result } from "effect"

/** Who may play. */
export const leastAge = 20

export type AgeFault = "required" | "notADate" | "tooYoung"

const written = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day that somebody alive can have been born on. */
const isDay = (text: string) => {
  const [, year = "", month = "", day = ""] = written.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) >= 1_900 && date.toISOString().slice(0, 10) === text
}

/** A birthday of somebody old enough on the day it is in Bangkok; both are YYYY-MM-DD, years of the common era. */
export const birthday = (text: string, today: string, age = leastAge): Result.Result<string, AgeFault> => {
  if (text === "") return Result.fail("required")
  if (!isDay(text)) return Result.fail("notADate")
  const latest = `${String(Number(today.slice(0, 4)) - age).padStart(4, "0")}${today.slice(4)}`
  return text <= latest ? Result.succeed(text) : Result.fail("tooYoung")
}
