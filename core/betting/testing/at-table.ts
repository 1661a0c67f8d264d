import { baht } from "../../money/satang.ts"
import type { Line } from "../../poy/line.ts"
import { linesOf } from "../../poy/totals.ts"
import { termsTaken } from "../slip/apply-terms.ts"
import { type Betting, bettingFor, type Play } from "../slip/betting.ts"
import { played } from "../slip/reduce-betting.ts"
import { yeekeeLimits, yeekeeRound } from "./operator-that-offers-a-round.ts"

/** A line as a draft keeps it: 482 on three top digits at five baht. */
export const savedLine: Line = {
  option: "teng_bon_3",
  number: "482",
  ref: 0,
  add: 1,
  price: baht(5),
  min: baht(1),
  max: baht(500),
  multiply: 85_000,
}

/** An empty slip on an open yeekee round whose limits are known. */
export const atTable = (limits = yeekeeLimits): Betting => {
  let made = 0
  const betting = bettingFor(yeekeeRound, () => `id-${++made}`)
  return { ...betting, ...termsTaken(betting, limits) }
}

/** The same betting when these have been played, one after the other. */
export const after = (betting: Betting, ...plays: ReadonlyArray<Play>): Betting =>
  plays.reduce((now, play) => ({ ...now, ...played(now, play) }), betting)

export const keys = (number: string): ReadonlyArray<Play> =>
  Array.from(number, (digit) => ({ type: "digit.pressed", digit }) as const)

export const tapOn = (key: Extract<Play, { type: "option.tapped" }>["key"]): Play => ({ type: "option.tapped", key })

/** The lines as they would be read out: option, number, price in satang. */
export const inSlip = ({ slip }: Pick<Betting, "slip">): ReadonlyArray<string> =>
  linesOf(slip).map(({ option, number, price }) => `${option} ${number} ${price}`)
