import { type Day, isDay } from "@fakham/core/time"

/** The days of a statement, as operators usually write them; nothing where one is written in another way. */
export const fastParseStatement = (page: unknown): { readonly from: Day; readonly to: Day } | undefined => {
  if (typeof page !== "object" || page === null) return undefined
  const { from, to }: Readonly<Record<string, unknown>> = { ...page }
  return isTextOfDay(from) && isTextOfDay(to) ? { from, to } : undefined
}

const isTextOfDay = (value: unknown): value is Day => typeof value === "string" && isDay(value)
