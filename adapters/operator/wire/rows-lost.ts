import { lost } from "./rows.ts"

/** How many rows were lost of all lists in what was read. */
export const rowsLost = (read: unknown): number => {
  if (typeof read !== "object" || read === null) return 0
  let sum = lost.get(read) ?? 0
  for (const part of Object.values(read)) if (typeof part === "object") sum += rowsLost(part)
  return sum
}
