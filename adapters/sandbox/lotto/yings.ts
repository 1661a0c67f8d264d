import { takesShots } from "@fakham/core/lotto"
import {
  bonusTable,
  coolDown,
  coolDownLeft,
  isShot,
  maskedName,
  ranked,
  type SeenShot,
  shotsSeenBy,
  yingResult,
  yingRules,
} from "@fakham/core/ying"
import { type Ying, yingResultsOne, yings, yingsCreate, yingsProof, yingsSummary } from "@fakham/operator/wire"
import type { Hono } from "hono"
import type * as v from "valibot"
import { authenticated, type User, userOf } from "../accounts/sessions.ts"
import { locksRows } from "../database/lock.ts"
import type { Within } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest, type CallRefusal, notFound } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import { oncePerKey } from "../idempotency/once-per-key.ts"
import type { Internals } from "../internals/internals.ts"
import { againstPlaying } from "../limits/may-play.ts"
import { latestBy } from "../time/clock.ts"
import { createdAt } from "../time/written-time.ts"
import { allShots, drawnOf, houseShotOf, type RoundRow, roundForRules } from "./drawing.ts"
import { memberShots, shotsStoredFor } from "./shots.ts"

type ShootingRound = RoundRow & { readonly shooting_ends_at: number }

const hasShots = (round: RoundRow | undefined): round is ShootingRound =>
  round !== undefined && round.shooting_ends_at !== null

/** A round that is shot into, as long as its shots are kept: without them nothing of it can be told or proven. */
const roundOf = async (
  within: Within,
  betId: string,
  now: number,
  hold = false,
): Promise<ShootingRound | undefined> => {
  const round = await within
    .selectFrom("rounds")
    .selectAll()
    .where("bet_id", "=", betId)
    .where((eb) => eb.or([eb("settled_at", "is", null), eb("settled_at", ">", now - shotsStoredFor)]))
    .$if(hold && locksRows(within), (query) => query.forUpdate())
    .executeTakeFirst()
  return hasShots(round) ? round : undefined
}

/** The shots that have been fired by now, the demo's among them. */
const firedBy = async (within: Within, round: ShootingRound, now: number) =>
  allShots(round, await memberShots(within, round.bet_id)).filter(({ at }) => at <= now)

const shotToWire = ({ rank, number, member, isOwn, at }: SeenShot): v.InferInput<typeof Ying> => ({
  rank,
  yingNumber: number,
  userName: isOwn ? member : maskedName(member),
  mine: isOwn,
  createdAt: createdAt(at),
})

/** A username is half of what logs in, so that nobody is told another's, after the result either. */
const nameFor = (viewer: User | undefined, member: string) =>
  member === viewer?.user_name ? member : maskedName(member)

const tooSoon = (milliseconds: number): CallRefusal => ({
  status: 429,
  code: "YING_TOO_SOON",
  message: `One shot every ${coolDown / 1_000} seconds.`,
  data: { waitSeconds: Math.ceil(milliseconds / 1_000) },
})
const notYet: CallRefusal = { status: 409, code: "YING_NOT_YET", message: "Shooting has not begun." }
const closed: CallRefusal = { status: 409, code: "YING_CLOSED", message: "Shooting has ended." }

/** Shots into yeekee rounds, and after the result everything that is needed to do the sum again. */
export const answerYings = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, announcements } = internals

  answerCall(app, yings, async ({ token, input: { betId, limit = 50 } }) => {
    const [now, viewer] = [await clock.now(), await userOf(internals, token)]
    const round = await roundOf(db, betId, now)
    if (round === undefined) return { refused: notFound }
    const shots = shotsSeenBy(viewer?.user_name, await firedBy(db, round, now), round.shooting_ends_at, now)
    return { data: shots.slice(0, limit).map(shotToWire) }
  })

  answerCall(app, yingsSummary, async ({ token, input: { betId } }) => {
    const [now, viewer] = [await clock.now(), await userOf(internals, token)]
    const round = await roundOf(db, betId, now)
    if (round === undefined) return { refused: notFound }
    const shots = await firedBy(db, round, now)
    return {
      data: {
        count: shots.length,
        members: new Set(shots.map(({ member }) => member)).size,
        sum: shots.reduce((sum, { number }) => sum + Number(number), 0),
        commitment: round.commitment,
        waitSeconds: viewer === undefined ? null : Math.ceil((await waitOf(db, viewer, now)) / 1_000) || null,
      },
    }
  })

  answerCall(
    app,
    yingsCreate,
    authenticated(internals, yingsCreate, async (user, ask) => {
      const { betId, yingNumber } = ask.input
      if (!isShot(yingNumber)) return { refused: badRequest("yingNumber") }
      const fired = await oncePerKey(internals, yingsCreate, user, ask, async (within) => {
        const round = await roundOf(within, betId, await clock.now(within), true)
        if (round === undefined) return { refused: notFound }
        const now = await clock.now(within)
        if (!takesShots(roundForRules(round), now)) return { refused: now < round.opens_at ? notYet : closed }
        const resting = await againstPlaying(within, user.uuid, now)
        if (resting !== undefined) return { refused: resting }
        const wait = await waitOf(within, user, now)
        if (wait > 0) return { refused: tooSoon(wait) }
        const { last } = await within
          .selectFrom("shots")
          .select(({ fn }) => fn.max("sequence").as("last"))
          .where("bet_id", "=", betId)
          .executeTakeFirstOrThrow()
        await within
          .insertInto("shots")
          .values({ bet_id: betId, sequence: (last ?? 0) + 1, user_uuid: user.uuid, number: yingNumber, at: now })
          .execute()
        return { data: { yingNumber, createdAt: createdAt(now), waitSeconds: coolDown / 1_000 } }
      })
      if (fired.refused === undefined)
        announcements.announce({ type: "news", news: { type: "ying.shot", betId, count: 1 } })
      return fired
    }),
  )

  answerCall(app, yingResultsOne, async ({ token, input: { betId } }) => {
    const viewer = await userOf(internals, token)
    const round = await roundOf(db, betId, await clock.now())
    if (round === undefined) return { refused: notFound }
    if (round.state === "running") return { data: null }
    const shots = allShots(round, await memberShots(db, betId))
    const houseShot = await houseShotOf(round)
    const result = yingResult(shots, houseShot)
    const places = ranked(shots)
    const ranks = [...new Set([...bonusTable.ranks.map(({ rank }) => rank), yingRules.subtractedRank])].toSorted(
      (one, other) => one - other,
    )
    return {
      data: {
        betId,
        cancelled: result.type === "cancelled",
        result: drawnOf(round),
        sum: result.type === "drawn" ? result.sum : null,
        houseShot,
        total: result.type === "drawn" ? result.total : null,
        winners: ranks.flatMap((rank) => {
          const shot = places[rank - 1]
          return shot === undefined
            ? []
            : [
                {
                  rank,
                  userName: nameFor(viewer, shot.member),
                  yingNumber: shot.number,
                  paid: bonusTable.ranks.some((one) => one.rank === rank),
                },
              ]
        }),
      },
    }
  })

  answerCall(app, yingsProof, async ({ token, input: { betId } }) => {
    const viewer = await userOf(internals, token)
    const round = await db.selectFrom("rounds").selectAll().where("bet_id", "=", betId).executeTakeFirst()
    if (round === undefined) return { refused: notFound }
    const { commitment, seed } = round
    if (round.state === "running") return { data: { betId, commitment, revealed: null } }
    if (hasShots(round) && (await roundOf(db, betId, await clock.now())) === undefined) return { refused: notFound }
    const shots = hasShots(round) ? ranked(allShots(round, await memberShots(db, betId))) : []
    return {
      data: {
        betId,
        commitment,
        revealed: {
          seed,
          houseShot: await houseShotOf(round),
          shots: shots.map(({ member, number, at }, index) => ({
            userName: nameFor(viewer, member),
            yingNumber: number,
            createdAt: createdAt(at),
            sequence: shots.length - index,
          })),
        },
      },
    }
  })
}

const waitOf = async (within: Within, { uuid }: User, now: number): Promise<number> => {
  const { last } = await within
    .selectFrom("shots")
    .select(({ fn }) => fn.max("at").as("last"))
    .where("user_uuid", "=", uuid)
    .where("at", "<=", latestBy(now))
    .executeTakeFirstOrThrow()
  return coolDownLeft(last ?? undefined, now)
}
