import { randomInt } from "node:crypto"
import type { Call } from "@fakham/adapters/operator/wire"
import { Baht } from "@fakham/adapters/operator/wire"
import { bahtOfSatang } from "@fakham/core"
import { baht, hundredthsOf, minus, nothing, type Satang, satang } from "@fakham/core/money"
import type { Hono } from "hono"
import { sql } from "kysely"
import * as v from "valibot"
import type { BackOffice } from "../back-office/back-office.ts"
import type { Within } from "../database/tables.ts"
import { answer } from "../http/answer.ts"
import { badRequest, type Refusal } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"
import { oncePerKey } from "../idempotency/once-per-key.ts"
import { balance } from "../ledger/balances.ts"
import { recordAll } from "../ledger/ledger.ts"
import { legsOf } from "../ledger/legs.ts"
import { againstStake } from "../limits/may-play.ts"
import { balanceNotEnough } from "../poys/slip-refusals.ts"
import { games, isGame } from "./partner-games.ts"
import type { Dealt } from "./rules.ts"
import { openSeat, type Seat, seatOf } from "./seats.ts"

/** What one round may cost. */
const stakes = { min: baht(1), max: baht(500) }

const seatClosed: Refusal = { status: 401, code: "seatClosed", message: "Nobody sits here any more." }
const stakeOutOfRange: Refusal = {
  status: 409,
  code: "stakeOutOfRange",
  message: "The stake is outside its limits.",
  data: { min: bahtOfSatang(stakes.min), max: bahtOfSatang(stakes.max) },
}

const call = <Input extends v.GenericSchema, Data extends v.GenericSchema>(
  path: string,
  input: Input,
  data: Data,
): Call<Input, Data> => ({ origin: "chosen", method: "POST", path, input, data, cache: "no-store" })

const Totals = v.object({ balance: v.number(), staked: v.number(), returned: v.number(), since: v.number() })
const seatsOpen = call(
  "/__partner/seats.open",
  v.object({ token: v.pipe(v.string(), v.maxLength(128)) }),
  v.object({
    secret: v.string(),
    game: v.string(),
    partner: v.string(),
    min: v.number(),
    max: v.number(),
    totals: Totals,
  }),
)
const seatsOne = call("/__partner/seats.one", v.optional(v.unknown()), Totals)
const roundsPlay = call(
  "/__partner/rounds.play",
  v.object({ round: v.pipe(v.string(), v.uuid()), spot: v.pipe(v.string(), v.maxLength(16)), stake: Baht }),
  v.object({ returned: v.number(), outcome: v.unknown(), totals: Totals }),
)

/** The partners' side: a seat is opened with its token, and rounds are played on it through the player's own money. */
export const answerGameRounds = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db, announcements } = office

  answer(app, seatsOpen, async ({ input: { token } }) => {
    const secret = await openSeat(office, token)
    const sitting = await seatOf(db, secret)
    if (secret === undefined || sitting === undefined) return { refused: seatClosed }
    const { game, partner } = sitting.seat
    const [min, max] = [bahtOfSatang(stakes.min), bahtOfSatang(stakes.max)]
    return { data: { secret, game, partner, min, max, totals: await totals(db, sitting.seat) } }
  })

  answer(app, seatsOne, async ({ token }) => {
    const sitting = await seatOf(db, token)
    return sitting === undefined ? { refused: seatClosed } : { data: await totals(db, sitting.seat) }
  })

  answer(app, roundsPlay, async ({ token, input }) => {
    const sitting = await seatOf(db, token)
    if (sitting === undefined) return { refused: seatClosed }
    const { user } = sitting
    const result = await oncePerKey(
      office,
      roundsPlay,
      user,
      { input, key: `game:${input.round}` },
      async (within, now) => {
        const seat = (await seatOf(within, token))?.seat
        if (seat === undefined || !isGame(seat.game)) return { refused: seatClosed }
        const game = games[seat.game]
        if (!game.spots.some((spot) => spot === input.spot)) return { refused: badRequest("spot") }
        if (input.stake < stakes.min || input.stake > stakes.max) return { refused: stakeOutOfRange }
        const limited = await againstStake(within, user.uuid, input.stake, now)
        if (limited !== undefined) return { refused: limited }
        const cash = await balance(within, "cash", user.uuid)
        if (cash < input.stake) return { refused: balanceNotEnough(bahtOfSatang(cash)) }
        const dealt = game.play(input.spot, randomInt)
        const returned = hundredthsOf(input.stake, dealt.returned)
        await write(within, seat, input, dealt, returned, now)
        return {
          data: { returned: bahtOfSatang(returned), outcome: dealt.outcome, totals: await totals(within, seat) },
        }
      },
    )
    if (result.refused === undefined) announcements.announce({ type: "cash.changed", uuid: user.uuid })
    return result
  })
}

type Played = { readonly round: string; readonly spot: string; readonly stake: Satang }

/** A round is a movement for its stake and one for what comes back; a stake that is given back is no win. */
const write = async (
  within: Within,
  { id, user_uuid, game }: Seat,
  { round, spot, stake }: Played,
  dealt: Dealt,
  returned: Satang,
  at: number,
): Promise<void> => {
  await within
    .insertInto("game_rounds")
    .values({
      user_uuid,
      round_id: round,
      seat_id: id,
      game,
      spot,
      stake,
      returned,
      outcome: JSON.stringify(dealt.outcome),
      at,
    })
    .execute()
  const movement = (end: string, kind: string, amount: Satang) => ({
    idempotencyKey: `game:${user_uuid}:${round}:${end}`,
    kind,
    at,
    legs: legsOf("cash", user_uuid, amount),
  })
  const end = movement("end", dealt.returned === 100 ? "REFUND_GAME" : "WIN_GAME", returned)
  await recordAll(within, [movement("stake", "BET_GAME", minus(nothing, stake)), ...(returned > nothing ? [end] : [])])
}

/** What the player has, and what this seat has cost and brought since it was opened. */
const totals = async (within: Within, { id, user_uuid, opened_at }: Seat): Promise<v.InferOutput<typeof Totals>> => {
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
