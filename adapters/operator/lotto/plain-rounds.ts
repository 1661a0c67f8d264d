import type { Round } from "@fakham/core/lotto"
import { everyOf } from "../every-of.ts"
import { roundFromWire } from "./round-from-wire.ts"
import { plainRound as plainWire } from "./wire/plain-round.ts"

/** A round as operators usually write it; nothing where it is written in another way. */
export const plainRound = (row: unknown): Round | undefined => {
  const wire = plainWire(row)
  return wire && roundFromWire(wire)
}

/** The rounds of a group, of an answer that lists those of all; nothing where one of them is written in another way. */
export const plainRounds = (rows: unknown, group: string | undefined): ReadonlyArray<Round> | undefined => {
  if (!Array.isArray(rows)) return undefined
  return everyOf(rows.filter((row: unknown) => isOf(group, row)).map(plainRound))
}

const isOf = (group: string | undefined, row: unknown) =>
  typeof row === "object" && row !== null && "betGroup" in row && row.betGroup === group
