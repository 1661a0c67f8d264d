import { bahtOfSatang } from "@fakham/core"
import { hundredthsOf, minus, nothing, plus, type Satang, satang } from "@fakham/core/money"
import { sql } from "kysely"
import * as v from "valibot"
import { storedJson } from "../database/stored-json.ts"
import type { Within } from "../database/tables.ts"
import { balance, entryPair, recordAll } from "../ledger/ledger.ts"
import type { Dealt } from "./rules.ts"
import type { Seat } from "./seats.ts"

export type GameBet = { readonly spot: string; readonly stake: Satang }
export type PaidBet = GameBet & { readonly returned: Satang }

/** What a round cost, what it brought, and what of that was only given back. */
export type Settled = {
  readonly bets: ReadonlyArray<PaidBet>
  readonly staked: Satang
  readonly won: Satang
  readonly givenBack: Satang
}

const sumOf = (amounts: ReadonlyArray<Satang>) => amounts.reduce((sum, one) => plus(sum, one), nothing)

export const stakeOfBets = (bets: ReadonlyArray<GameBet>): Satang => sumOf(bets.map(({ stake }) => stake))

/** Every bet with what came back for it; a stake that comes back as it was is given back, and no win. */
export const settleBets = (wagers: ReadonlyArray<GameBet>, dealt: Dealt): Settled => {
  const bets = wagers.map(({ spot, stake }) => ({ spot, stake, returned: hundredthsOf(stake, dealt.returned(spot)) }))
  const back = bets.filter(({ spot }) => dealt.returned(spot) === 100)
  const givenBack = sumOf(back.map(({ returned }) => returned))
  const returned = sumOf(bets.map((bet) => bet.returned))
  return { bets, staked: stakeOfBets(wagers), won: minus(returned, givenBack), givenBack }
}

type Drawn = { readonly round: string; readonly seed: string; readonly outcome: Dealt["outcome"]; readonly at: number }

/** A round and its movements: one for its stakes, one for what was won, one for what was given back. */
export const writeRound = async (
  within: Within,
  { id, user_uuid, game }: Seat,
  { bets, staked, won, givenBack }: Settled,
  { round, seed, outcome, at }: Drawn,
): Promise<void> => {
  await within
    .insertInto("game_rounds")
    .values({
      user_uuid,
      round_id: round,
      seat_id: id,
      game,
      bets: JSON.stringify(bets),
      stake: staked,
      returned: plus(won, givenBack),
      outcome: JSON.stringify(outcome),
      seed,
      at,
    })
    .execute()
  const movement = (end: string, kind: string, amount: Satang) =>
    amount === nothing
      ? []
      : [
          {
            idempotencyKey: `game:${user_uuid}:${round}:${end}`,
            kind,
            at,
            legs: entryPair("cash", user_uuid, amount),
          },
        ]
  await recordAll(within, [
    ...movement("stake", "BET_GAME", minus(nothing, staked)),
    ...movement("end", "WIN_GAME", won),
    ...movement("back", "REFUND_GAME", givenBack),
  ])
}

/** What the player has, and what this seat has cost and brought since it was opened. */
export const seatTotals = async (within: Within, { id, user_uuid, opened_at }: Seat) => {
  const { staked, returned } = await within
    .selectFrom("game_rounds")
    .select([sql<number>`coalesce(sum(stake), 0)`.as("staked"), sql<number>`coalesce(sum(returned), 0)`.as("returned")])
    .where("seat_id", "=", id)
    .executeTakeFirstOrThrow()
  return {
    balance: bahtOfSatang(await balance(within, "cash", user_uuid)),
    staked: bahtOfSatang(satang(staked)),
    returned: bahtOfSatang(satang(returned)),
    since: (opened_at ?? 0) / 1_000,
  }
}

const shownBefore = 9
const anyOutcome = storedJson(v.unknown())

/** What came out of this player's last rounds of a game, the newest first. */
export const lastRounds = async (within: Within, { user_uuid, game }: Seat) => {
  const rounds = await within
    .selectFrom("game_rounds")
    .select(["round_id", "stake", "returned", "outcome"])
    .where("user_uuid", "=", user_uuid)
    .where("game", "=", game)
    .where("seed", "is not", null)
    .orderBy("at", "desc")
    .orderBy("round_id")
    .limit(shownBefore)
    .execute()
  return rounds.map(({ round_id, stake, returned, outcome }) => ({
    round: round_id,
    staked: bahtOfSatang(stake),
    returned: bahtOfSatang(returned),
    outcome: anyOutcome.read(outcome),
  }))
}
