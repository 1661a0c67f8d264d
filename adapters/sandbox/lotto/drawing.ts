import { type BetGroup, committedDigits, isBetGroup, type Outcome } from "@fakham/core/lotto"
import { type Shot, yingResult } from "@fakham/core/ying"
import { WireDrawn, WireGovPrizes } from "@fakham/operator/wire"
import type { Selectable } from "kysely"
import { storedJson } from "../database/stored-json.ts"
import type { RoundsTable } from "../database/tables/rounds.ts"
import { type DemoDraw, demoDraw, sha256 } from "./demo-draws.ts"
import { demoShots } from "./demo-shots.ts"

export type RoundRow = Selectable<RoundsTable>

type Drawable = Pick<RoundRow, "bet_id" | "bet_group" | "bet_type" | "seed" | "closes_at" | "shooting_ends_at">

export const betGroupOf = ({ bet_group }: Pick<RoundRow, "bet_group">): BetGroup => {
  if (!isBetGroup(bet_group)) throw new RangeError(`${bet_group} is no bet group`)
  return bet_group
}

/** Every shot of a round: the members' and the demo's, the oldest first. */
export const allShots = (row: Drawable, members: ReadonlyArray<Shot>): ReadonlyArray<Shot> =>
  row.shooting_ends_at === null
    ? []
    : [
        ...demoShots(row.seed.toUpperCase(), {
          betId: row.bet_id,
          closesAt: row.closes_at,
          shootingEndsAt: row.shooting_ends_at,
        }),
        ...members,
      ].toSorted((one, other) => one.at - other.at || one.sequence - other.sequence)

export const houseShotOf = (row: Drawable): Promise<string> => committedDigits(sha256, row.seed, row.bet_id)

/** What comes out of a round: its seed alone decides, and in yeekee its shots with the house's own. */
export const drawFromSeed = async (row: Drawable, members: ReadonlyArray<Shot>): Promise<DemoDraw> => {
  const betGroup = betGroupOf(row)
  if (row.shooting_ends_at === null) return demoDraw(row.seed, { betId: row.bet_id, betGroup, betType: row.bet_type })
  const result = yingResult(allShots(row, members), await houseShotOf(row))
  return { outcome: result.type === "cancelled" ? result : { type: "drawn", drawn: result.drawn } }
}

const storedDrawn = storedJson(WireDrawn)
const storedPrizes = storedJson(WireGovPrizes)

/** What came out of a round, as far as its group has it; nothing of one that runs or is void. */
export const drawnOf = ({ drawn }: Pick<RoundRow, "drawn">) => (drawn === null ? null : storedDrawn.read(drawn))

export const prizesOf = ({ prizes }: Pick<RoundRow, "prizes">) => (prizes === null ? null : storedPrizes.read(prizes))

/** How an outcome is kept. */
export const drawnColumns = ({ outcome, prizes, number }: DemoDraw) =>
  ({
    state: outcome.type === "drawn" ? "drawn" : "cancelled",
    drawn: outcome.type === "drawn" ? storedDrawn.write({ ...outcome.drawn, number }) : null,
    prizes: prizes === undefined ? null : storedPrizes.write(prizes),
  }) as const

/** A round as core's rules read it. */
export const roundForRules = (row: RoundRow) => ({
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  shootingEndsAt: row.shooting_ends_at ?? undefined,
  resultAt: row.result_at,
  outcome: outcomeOf(row),
})

/** What was kept, as the rules read it; nothing while the round runs. */
export const outcomeOf = (row: Pick<RoundRow, "state" | "drawn">): Outcome | undefined => {
  if (row.state === "cancelled") return { type: "cancelled" }
  const drawn = drawnOf(row)
  return drawn === null ? undefined : { type: "drawn", drawn }
}
