import type { Locale } from "@fakham/core/language"
import { lotteryDayAt, phaseAt, sequenceGroups, stageOf } from "@fakham/core/lotto"
import { dayAt, displayTime } from "@fakham/core/time"
import { type BetList, betListsLatest, betListsOne, lotteries4dLatest } from "@fakham/operator/wire"
import type { Hono } from "hono"
import type * as v from "valibot"
import { answerCall } from "../http/answer.ts"
import { notFound } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { betGroupOf, drawnOf, type RoundRow, roundForRules } from "./drawing.ts"
import { betNameOf, nameFor } from "./names.ts"

const seconds = (moment: number) => moment / 1_000
const timeOfDay = (moment: number) => displayTime(moment).slice(11, 16)

/** A round as a list tells it. */
const listedToWire = (row: RoundRow, now: number, locale: Locale): v.InferInput<typeof BetList> => {
  const drawn = drawnOf(row)
  return {
    betId: row.bet_id,
    betGroup: row.bet_group,
    betType: row.bet_type,
    betName:
      row.bet_group === "stock"
        ? nameFor(locale, row)
        : betNameOf({ betGroup: betGroupOf(row), betType: row.bet_type, sequence: row.sequence }),
    name: nameFor(locale, row),
    dt: row.dt,
    closeDt: dayAt(row.closes_at),
    resultDt: dayAt(row.result_at),
    closeTime: timeOfDay(row.closes_at),
    resultTime: timeOfDay(row.result_at),
    betList: { dt: row.dt, active: ["open", undefined].includes(stageOf(phaseAt(roundForRules(row), now))) },
    setResult: drawn !== null,
    unixTimeStamp: {
      realOpenTime: seconds(row.opens_at),
      realCloseTime: seconds(row.closes_at),
      realShootingEndTime: row.shooting_ends_at === null ? null : seconds(row.shooting_ends_at),
      realResultTime: seconds(row.result_at),
    },
    cancelled: row.state === "cancelled",
    result: drawn,
  }
}

/** A round with its commitment, which by itself weighs as much as all else of it; the seed stays here. */
const roundToWire = (row: RoundRow, now: number, locale: Locale): v.InferInput<typeof BetList> => ({
  ...listedToWire(row, now, locale),
  commitment: row.commitment,
})

const hour = 3_600_000
/** How long a round is listed before its opening and after its result was due. */
const around = 25 * hour
/** The many that are numbered through a day come later, and go once the next day has begun. */
const [comes, goes] = [10 * hour, 2 * hour]

const listRounds = async ({ db }: Internals, now: number, group?: "gov4d") =>
  db
    .selectFrom("rounds")
    .selectAll()
    .where("result_at", ">", now - around)
    .where("opens_at", "<=", now + around)
    .where((eb) =>
      eb.or([
        eb("bet_group", "not in", sequenceGroups),
        eb.and([eb("opens_at", "<=", now + comes), eb("dt", ">=", lotteryDayAt(now - goes))]),
      ]),
    )
    .$if(group !== undefined, (query) => query.where("bet_group", "=", "gov4d"))
    .orderBy("closes_at")
    .orderBy("bet_id")
    .execute()

/** The operator's lists of rounds. */
export const answerRounds = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock } = internals

  answerCall(app, betListsLatest, async ({ locale }) => {
    const now = await clock.now()
    const rows = await listRounds(internals, now)
    return { data: rows.map((row) => listedToWire(row, now, locale)) }
  })

  answerCall(app, lotteries4dLatest, async ({ locale }) => {
    const now = await clock.now()
    const rows = await listRounds(internals, now, "gov4d")
    const of = (betType: string) =>
      rows.filter((row) => row.bet_type === betType).map((row) => listedToWire(row, now, locale))
    return { data: { hanoy: of("hanoy"), lao: of("lao"), laoSuper: of("laoSuper"), malay: of("malay") } }
  })

  answerCall(app, betListsOne, async ({ locale, input: { id } }) => {
    const row = await db.selectFrom("rounds").selectAll().where("bet_id", "=", id).executeTakeFirst()
    return row === undefined ? { refused: notFound } : { data: roundToWire(row, await clock.now(), locale) }
  })
}
