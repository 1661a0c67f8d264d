import { bahtOfSatang } from "@fakham/core"
import { plus } from "@fakham/core/money"
import { Baht, type Call } from "@fakham/operator/wire"
import type { Hono } from "hono"
import * as v from "valibot"
import { answerCall } from "../http/answer.ts"
import { badRequest, type CallRefusal } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import { oncePerKey } from "../idempotency/once-per-key.ts"
import type { Internals } from "../internals/internals.ts"
import { balance, balanceNotEnough } from "../ledger/ledger.ts"
import { againstStake } from "../limits/may-play.ts"
import { isGame, partnerGames } from "./partner-games.ts"
import { commitmentOf, drawsOf, newSeed } from "./provable-draws.ts"
import { lastRounds, seatTotals, settleBets, stakeOfBets, writeRound } from "./round-entries.ts"
import { openSeat, type Seat, seatOf } from "./seats.ts"

const seatClosed: CallRefusal = { status: 401, code: "seatClosed", message: "Nobody sits here any more." }
const otherCommitment: CallRefusal = {
  status: 409,
  code: "otherCommitment",
  message: "The next round of this seat is drawn from something else.",
}
const stakesAt = ({ min_stake, max_stake }: Seat) => ({ min: bahtOfSatang(min_stake), max: bahtOfSatang(max_stake) })
const stakeOutOfRange = (seat: Seat): CallRefusal => ({
  status: 409,
  code: "stakeOutOfRange",
  message: "The stake is outside its limits.",
  data: stakesAt(seat),
})

const call = <Input extends v.GenericSchema, Data extends v.GenericSchema>(
  path: string,
  input: Input,
  data: Data,
): Call<Input, Data> => ({ origin: "chosen", method: "POST", path, input, data, cache: "no-store" })

const Totals = v.object({ balance: v.number(), staked: v.number(), returned: v.number(), since: v.number() })
const Round = v.object({ round: v.string(), staked: v.number(), returned: v.number(), outcome: v.unknown() })
const seatsOpen = call(
  "/__partner/seats.open",
  v.object({ token: v.pipe(v.string(), v.maxLength(128)) }),
  v.object({
    secret: v.string(),
    game: v.string(),
    partner: v.string(),
    title: v.string(),
    min: v.number(),
    max: v.number(),
    /** SHA-256 of the seed of the next round. */
    commitment: v.string(),
    /** The player's last rounds of this game, the newest first. */
    rounds: v.array(Round),
    totals: Totals,
  }),
)
const seatsOne = call(
  "/__partner/seats.one",
  v.optional(v.unknown()),
  v.object({ commitment: v.string(), totals: Totals }),
)
const roundsPlay = call(
  "/__partner/rounds.play",
  v.object({
    round: v.pipe(v.string(), v.uuid()),
    commitment: v.pipe(v.string(), v.maxLength(64)),
    bets: v.pipe(
      v.array(v.object({ spot: v.pipe(v.string(), v.maxLength(16)), stake: Baht })),
      v.minLength(1),
      v.maxLength(10),
      v.check((bets) => new Set(bets.map(({ spot }) => spot)).size === bets.length),
    ),
  }),
  v.object({
    ...Round.entries,
    bets: v.array(v.object({ spot: v.string(), stake: v.number(), returned: v.number() })),
    /** What the commitment was made to. */
    seed: v.string(),
    next: v.string(),
    totals: Totals,
  }),
)

/** The partners' side: a seat is opened with its token, and rounds are played on it through the player's own money. */
export const answerGameRounds = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, announcements } = internals

  answerCall(app, seatsOpen, async ({ input: { token } }) => {
    const secret = await openSeat(internals, token)
    const seat = (await seatOf(db, secret))?.seat
    if (secret === undefined || seat === undefined || seat.next_seed === null) return { refused: seatClosed }
    const { game, partner, title } = seat
    return {
      data: {
        secret,
        game,
        partner,
        title,
        ...stakesAt(seat),
        commitment: commitmentOf(seat.next_seed),
        rounds: await lastRounds(db, seat),
        totals: await seatTotals(db, seat),
      },
    }
  })

  answerCall(app, seatsOne, async ({ token }) => {
    const seat = (await seatOf(db, token))?.seat
    if (seat === undefined || seat.next_seed === null) return { refused: seatClosed }
    return { data: { commitment: commitmentOf(seat.next_seed), totals: await seatTotals(db, seat) } }
  })

  answerCall(app, roundsPlay, async ({ token, input, isOf }) => {
    const sitting = await seatOf(db, token)
    if (sitting === undefined) return { refused: seatClosed }
    const { user } = sitting
    isOf(user)
    const { round, commitment } = input
    const result = await oncePerKey(
      internals,
      roundsPlay,
      user,
      { input, key: `game:${round}` },
      async (within, now) => {
        const seat = (await seatOf(within, token))?.seat
        if (seat === undefined || seat.next_seed === null || !isGame(seat.game)) return { refused: seatClosed }
        const { next_seed: seed } = seat
        const game = partnerGames[seat.game]
        if (!input.bets.every((bet) => game.spots.some((spot) => spot === bet.spot)))
          return { refused: badRequest("spot") }
        const stake = stakeOfBets(input.bets)
        if (input.bets.some((bet) => bet.stake < seat.min_stake) || stake > seat.max_stake)
          return { refused: stakeOutOfRange(seat) }
        if (commitmentOf(seed) !== commitment) return { refused: otherCommitment }
        const limited = await againstStake(within, user.uuid, stake, now)
        if (limited !== undefined) return { refused: limited }
        const cash = await balance(within, "cash", user.uuid)
        if (cash < stake) return { refused: balanceNotEnough(bahtOfSatang(cash)) }
        const dealt = game.play(drawsOf(seed, round))
        const paid = settleBets(input.bets, dealt)
        const next = newSeed()
        await within.updateTable("game_seats").set({ next_seed: next }).where("id", "=", seat.id).execute()
        await writeRound(within, seat, paid, { round, seed, outcome: dealt.outcome, at: now })
        return {
          data: {
            round,
            staked: bahtOfSatang(paid.staked),
            returned: bahtOfSatang(plus(paid.won, paid.givenBack)),
            outcome: dealt.outcome,
            bets: paid.bets.map((bet) => ({
              spot: bet.spot,
              stake: bahtOfSatang(bet.stake),
              returned: bahtOfSatang(bet.returned),
            })),
            seed,
            next: commitmentOf(next),
            totals: await seatTotals(within, seat),
          },
        }
      },
    )
    if (result.refused === undefined) announcements.announce({ type: "cash.changed", uuid: user.uuid })
    return result
  })
}
