import { betListResultsLatest } from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import { answer } from "../answer.ts"
import type { BackOffice } from "../back-office.ts"
import type { RequestEnv } from "../requests.ts"

/** What has been drawn, for everyone to read. */
export const answerResults = (app: Hono<RequestEnv>, { db }: BackOffice): void => {
  answer(app, betListResultsLatest, async () => {
    const newest = await db
      .with("ranked", (cte) =>
        cte
          .selectFrom("results")
          .selectAll()
          .select(({ fn }) =>
            fn
              .agg<number>("row_number")
              .over((over) => over.partitionBy("bet_group").orderBy("drawn_at", "desc").orderBy("bet_id", "desc"))
              .as("age"),
          ),
      )
      .selectFrom("ranked")
      .selectAll()
      .where("age", "=", 1)
      .orderBy("drawn_at", "desc")
      .orderBy("bet_group")
      .execute()
    return {
      data: newest.map(({ bet_group, bet_type, bet_id, bet_name, dt, top3, top2, bottom2 }) => ({
        betGroup: bet_group,
        betType: bet_type,
        betId: bet_id,
        betName: bet_name,
        dt,
        top3,
        top2,
        bottom2,
      })),
    }
  })
}
