import { lost } from "./rows.ts"

/** How many rows were lost of all lists in what was read. */
export const rowsLost = (read: unknown): number =>
  typeof read !== "object" || read === null
    ? 0
    : Object.values(read).reduce<number>((sum, part) => sum + rowsLost(part), lost.get(read) ?? 0)
