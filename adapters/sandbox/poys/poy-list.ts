import { bahtOfSatang } from "@fakham/core"
import { satang } from "@fakham/core/money"
import { dayAt, daysAfter, startOf } from "@fakham/core/time"
import type { Encoded, poysAll, WireListedPoy } from "@fakham/operator/wire"
import { sql } from "kysely"
import type * as v from "valibot"
import type { Database } from "../database/tables.ts"
import { poyToWire } from "./poy-rows.ts"

type Asked = v.InferOutput<(typeof poysAll)["input"]>
type Answer = Encoded<typeof poysAll>
type Numbers = Pick<v.InferInput<typeof WireListedPoy>, "numbers" | "numberCount">

const onPage = 20
const numbersShown = 4

/** A page of a player's slips, with the counts and sums that stand around it. */
export const listPoys = async (db: Database, uuid: string, asked: Asked): Promise<Answer> => {
  const { page = 1, status } = asked
  const ofGroup = slipsOf(db, uuid, asked)
  const mine = ofGroup.$if(status !== undefined, (query) => query.where("poys.status", "=", status ?? "WAITING"))
  const tallies = await ofGroup
    .select(["poys.status", ({ fn }) => fn.countAll<number>().as("slips")])
    .groupBy("poys.status")
    .execute()
  const counts = Object.fromEntries(tallies.map((tally) => [tally.status, tally.slips]))
  const total = tallies
    .filter((tally) => status === undefined || tally.status === status)
    .reduce((sum, { slips }) => sum + slips, 0)
  const slips = await mine
    .selectAll("poys")
    .orderBy("poys.created_at", "desc")
    .orderBy("poys.id")
    .limit(onPage)
    .offset((page - 1) * onPage)
    .execute()
  const [newest, oldest] = [slips[0], slips.at(-1)]
  if (newest === undefined || oldest === undefined)
    return { poys: [], page, pages: Math.ceil(total / onPage), total, counts, days: [] }

  const dayNumber = sql<number>`cast((poys.created_at + ${sql.lit(sevenHours)}) / ${sql.lit(oneDay)} as bigint)`
  const staked = await mine
    .select([dayNumber.as("day"), ({ fn }) => fn.sum<number>("poys.stake").as("stake")])
    .where("poys.status", "!=", "CANCELLED")
    .where("poys.created_at", ">=", startOf(dayAt(oldest.created_at)))
    .where("poys.created_at", "<", startOf(daysAfter(dayAt(newest.created_at), 1)))
    .groupBy(dayNumber)
    .execute()
  const betIds = [...new Set(slips.map(({ bet_id }) => bet_id))]
  const rounds = await db.selectFrom("rounds").selectAll().where("bet_id", "in", betIds).execute()
  const roundOf = new Map(rounds.map((round) => [round.bet_id, round]))
  const numbers = await firstNumbers(
    db,
    slips.map(({ id }) => id),
  )
  return {
    poys: slips.flatMap((slip) => {
      const round = roundOf.get(slip.bet_id)
      return round === undefined ? [] : [{ ...poyToWire(slip, round), ...numbers.get(slip.id) }]
    }),
    page,
    pages: Math.ceil(total / onPage),
    total,
    counts,
    days: staked.map(({ day, stake }) => ({ day: dayAt(day * oneDay), stake: bahtOfSatang(satang(stake)) })),
  }
}

const sevenHours = 7 * 3_600_000
const oneDay = 24 * 3_600_000

const slipsOf = (db: Database, uuid: string, { betGroup, betType, betId, day, idPart }: Asked) =>
  db
    .selectFrom("poys")
    .innerJoin("rounds", "rounds.bet_id", "poys.bet_id")
    .where("poys.user_uuid", "=", uuid)
    .$if(betGroup !== undefined, (query) => query.where("rounds.bet_group", "=", betGroup ?? ""))
    .$if(betType !== undefined, (query) => query.where("rounds.bet_type", "=", betType ?? ""))
    .$if(betId !== undefined, (query) => query.where("rounds.bet_id", "=", betId ?? ""))
    .$if(day !== undefined, (query) =>
      query
        .where("poys.created_at", ">=", startOf(day ?? ""))
        .where("poys.created_at", "<", startOf(daysAfter(day ?? "", 1))),
    )
    .$if(idPart !== undefined, (query) => query.where("poys.id", "like", `%${lettersOf(idPart ?? "")}%`))

/** What numbers of slips are made of: nothing of it has a meaning in a pattern. */
const lettersOf = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")

/** The first different numbers of each slip, those that won before the others, and how many it has. */
const firstNumbers = async (db: Database, ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, Numbers>> => {
  const rows = await db
    .with("numbers", (query) =>
      query
        .selectFrom("poy_lines")
        .select(["poy_id", "number"])
        .select(({ fn }) => [fn.min("line").as("line"), sql<number>`max(coalesce(won, 0))`.as("won")])
        .where("poy_id", "in", ids)
        .groupBy(["poy_id", "number"]),
    )
    .with("places", (query) =>
      query
        .selectFrom("numbers")
        .select(["poy_id", "number", "won"])
        .select([
          sql<number>`count(*) over (partition by poy_id)`.as("numbers"),
          sql<number>`row_number() over (partition by poy_id order by won > 0 desc, line)`.as("place"),
        ]),
    )
    .selectFrom("places")
    .selectAll()
    .where("place", "<=", numbersShown)
    .orderBy("place")
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ poy_id }) => poy_id)].map(([id, shown]) => [
      id,
      {
        numbers: shown.map(({ number, won }) => ({ number, won: won > 0 })),
        numberCount: shown[0]?.numbers ?? shown.length,
      },
    ]),
  )
}
