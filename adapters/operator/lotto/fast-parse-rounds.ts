import type { Round } from "@fakham/core/lotto"
import { allOrNone } from "../all-or-none.ts"
import { roundFromWire } from "./round-from-wire.ts"
import { fastParseBetList } from "./wire/fast-parse-bet-list.ts"

/** A round as operators usually write it; nothing where it is written in another way. */
export const fastParseRound = (row: unknown): Round | undefined => {
  const wire = fastParseBetList(row)
  return wire && roundFromWire(wire)
}

/** The rounds of a group, of an answer that lists those of all; nothing where one of them is written in another way. */
export const fastParseRounds = (rows: unknown, group: string | undefined): ReadonlyArray<Round> | undefined => {
  if (!Array.isArray(rows)) return undefined
  return allOrNone(rows.filter((row: unknown) => isOf(group, row)).map(fastParseRound))
}

const isOf = (group: string | undefined, row: unknown) =>
  typeof row === "object" && row !== null && "betGroup" in row && row.betGroup === group
