import type { Locale } from "@fakham/core/language"
import { type BetGroup, betGroups, historyDays } from "@fakham/core/lotto"
import { dayAt, daysAfter } from "@fakham/core/time"
import { type BetListResult, betListResults, betListResultsHistory, betListResultsLatest } from "@fakham/operator/wire"
import type { Hono } from "hono"
import type { ExpressionBuilder } from "kysely"
import type * as v from "valibot"
import type { Tables } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { notFound } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { drawnOf, prizesOf, type RoundRow } from "./drawing.ts"
import { nameFor } from "./names.ts"

const mostResults = 400

const resultToWire = (row: RoundRow, locale: Locale): v.InferInput<typeof BetListResult> => ({
  betId: row.bet_id,
  betGroup: row.bet_group,
  betType: row.bet_type,
  betName: nameFor(locale, row),
  dt: row.dt,
  realResultTime: row.result_at / 1_000,
  cancelled: row.state === "cancelled",
  result: drawnOf(row),
  prizes: prizesOf(row),
})

const newestDrawn = (eb: ExpressionBuilder<Tables, "rounds">, group: BetGroup) =>
  eb
    .selectFrom("rounds as of_group")
    .select("of_group.bet_id")
    .where("of_group.bet_group", "=", group)
    .where("of_group.state", "=", "drawn")
    .orderBy("of_group.result_at", "desc")
    .orderBy("of_group.bet_id", "desc")
    .limit(1)

/** What has been drawn, for everyone to read. */
export const answerResults = (app: Hono<RequestEnv>, { db, clock }: Internals): void => {
  answerCall(app, betListResultsLatest, async ({ locale }) => {
    // A group at a time is found by its index; to number all rounds ever drawn took a twentieth of a second.
    const newest = await db
      .selectFrom("rounds")
      .selectAll()
      .where((eb) =>
        eb(
          "bet_id",
          "in",
          betGroups.map((group) => newestDrawn(eb, group)),
        ),
      )
      .orderBy("result_at", "desc")
      .orderBy("bet_group")
      .execute()
    return {
      data: newest.flatMap((row) => {
        const drawn = drawnOf(row)
        const named = {
          betGroup: row.bet_group,
          betType: row.bet_type,
          betId: row.bet_id,
          betName: nameFor(locale, row),
          dt: row.dt,
        }
        return drawn === null ? [] : [{ ...drawn, ...named }]
      }),
    }
  })

  answerCall(app, betListResults, async ({ locale, input: { betId, resultDate } }) => {
    const row = await db.selectFrom("rounds").selectAll().where("bet_id", "=", betId).executeTakeFirst()
    if (row === undefined || ![dayAt(row.result_at), row.dt].includes(resultDate)) return { refused: notFound }
    return { data: row.state === "running" ? null : resultToWire(row, locale) }
  })

  answerCall(app, betListResultsHistory, async ({ locale, input: { betGroup, betType, dt } }) => {
    const since = daysAfter(dayAt(await clock.now()), -historyDays)
    const rows = await db
      .selectFrom("rounds")
      .selectAll()
      .where("bet_group", "=", betGroup)
      .where("state", "!=", "running")
      .where("dt", ">=", since)
      .$if(betType !== undefined, (query) => query.where("bet_type", "=", betType ?? ""))
      .$if(dt !== undefined, (query) => query.where("dt", "=", dt ?? ""))
      .orderBy("result_at", "desc")
      .orderBy("bet_id")
      .limit(mostResults)
      .execute()
    return { data: rows.map((row) => resultToWire(row, locale)) }
  })
}
