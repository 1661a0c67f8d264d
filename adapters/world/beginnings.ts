import { seededRandom } from "@fakham/core/testing"
import { type MemoryOperator, memoryOperators } from "@fakham/stand-in/testing"
import { makeUpFrom } from "./quiet.ts"

export const fridayNoon = Date.parse("2026-11-20T12:00:00+07:00")

/** Moments at which worlds begin. Five minutes after each a round of five minutes closes, and more than that may end then. */
const beginnings = [
  "2026-11-20T12:00:00+07:00",
  "2026-12-31T23:55:00+07:00",
  "2027-01-01T00:00:00+07:00",
  "2028-02-28T23:55:00+07:00",
  "2028-02-29T16:00:00+07:00",
  "2026-12-16T15:15:00+07:00",
  "2026-11-22T02:55:00+07:00",
  "2026-11-22T05:00:00+07:00",
  "2026-11-23T06:55:00+07:00",
].map((moment) => Date.parse(moment))

export const beginningOf = (seed: number): number =>
  beginnings[seededRandom(seed + 3_000_000).below(beginnings.length)] ?? fridayNoon

const made = new Map<number, ReturnType<typeof memoryOperators>>()

/** Operators of that moment, the same whichever worlds were played before. */
export const operatorsAt = (begin: number): ReturnType<typeof memoryOperators> => {
  const known = made.get(begin)
  if (known !== undefined) return known
  makeUpFrom(seededRandom(begin))
  const operators = memoryOperators(begin)
  made.set(begin, operators)
  return operators
}

export type RoundHere = { readonly betId: string; readonly betType: string; readonly betName: string }

/** The first round of a group that takes bets at the beginning of a world and for so many milliseconds longer. */
export const roundOf = (
  { operator, begin }: { readonly operator: MemoryOperator; readonly begin: number },
  betGroup: "gov4d" | "yeekee" | "yeekee5min",
  open: number,
): RoundHere => {
  const [round] = operator.look(
    `select bet_id, bet_type, bet_name from rounds where bet_group = '${betGroup}'
     and opens_at <= ${begin} and closes_at >= ${begin + open} order by closes_at, bet_id limit 1`,
  )
  if (round === undefined) throw new Error(`${betGroup} takes no bets at ${new Date(begin).toISOString()}`)
  return {
    betId: String(round["bet_id"]),
    betType: String(round["bet_type"]),
    betName: String(round["bet_name"]),
  }
}
