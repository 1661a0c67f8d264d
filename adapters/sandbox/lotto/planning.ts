import { randomBytes, randomUUID } from "node:crypto"
import { commitment, roundsOfDay, roundsOnSale, type ScheduledRound } from "@fakham/core/lotto"
import { type Day, dayAt, daysAfter } from "@fakham/core/time"
import { locksRows } from "../database/lock.ts"
import { readStoredValue, seedName, writeStoredValue } from "../database/stored-values.ts"
import type { Rows, Within } from "../database/tables.ts"
import type { Internals } from "../internals/internals.ts"
import { sha256 } from "./demo-draws.ts"
import { drawFromSeed, drawnColumns } from "./drawing.ts"
import { nameOf } from "./names.ts"

/** Up to which day and hour rounds were planned. */
const plannedToName = "roundsPlannedTo"
const rowsAtOnce = 200

/** Nothing is planned any more; a plan that was being made meanwhile finds this mark and is dropped. */
export const forgetPlan = (within: Within): Promise<void> =>
  writeStoredValue(within, plannedToName, `${nothingPlanned}${randomUUID()}`)

const nothingPlanned = "nothing "

/** Every round of the days up to now, of today, and the draws to come: each once, however many processes plan. */
export const planRounds = async ({
  beginning,
  db,
  clock,
}: Pick<Internals, "beginning" | "db" | "clock">): Promise<void> => {
  const plannedTo = await readStoredValue(db, plannedToName)
  const now = await clock.now()
  const marked = `${dayAt(now)}:${Math.floor(now / 3_600_000)}`
  if (plannedTo === marked) return
  const historyDays = (await readStoredValue(db, seedName)) === "demo" ? beginning.historyDays : 0
  const days = daysToPlan(now, historyDays, plannedTo?.startsWith(nothingPlanned) ? undefined : plannedTo?.slice(0, 10))
  const rounds = new Map(
    [...days.flatMap((day) => roundsOfDay(day)), ...roundsOnSale(now)].map((one) => [one.betId, one]),
  )
  const known = await knownOf(db, [...rounds.keys()])
  const isWanted = ({ betId, resultAt }: ScheduledRound) => !known.has(betId) && (historyDays > 0 || resultAt > now)
  const rows = await Promise.all([...rounds.values()].filter(isWanted).map((one) => planRound(one, now)))
  await db.transaction().execute(async (within) => {
    if ((await heldPlan(within)) !== plannedTo) return
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await within
        .insertInto("rounds")
        .values(rows.slice(from, from + rowsAtOnce))
        .onConflict((conflict) => conflict.column("bet_id").doNothing())
        .execute()
    await writeStoredValue(within, plannedToName, marked)
  })
}

/** The mark as it stands, and as it stays until the transaction ends. */
const heldPlan = async (within: Within): Promise<string | undefined> => {
  const query = within.selectFrom("kept").select("value").where("name", "=", plannedToName)
  return (await query.$if(locksRows(within), (held) => held.forUpdate()).executeTakeFirst())?.value
}

/** From where the last plan ended, and not further back than results are shown. */
const daysToPlan = (now: number, historyDays: number, plannedTo: Day | undefined): ReadonlyArray<Day> => {
  const oldest = daysAfter(dayAt(now), -historyDays)
  const last = daysAfter(dayAt(now), 1)
  const days: Array<Day> = []
  for (
    let day = plannedTo !== undefined && plannedTo > oldest ? plannedTo : oldest;
    day <= last;
    day = daysAfter(day, 1)
  )
    days.push(day)
  return days
}

const knownOf = async (db: Internals["db"], ids: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  const known = new Set<string>()
  for (let from = 0; from < ids.length; from += 500) {
    const some = ids.slice(from, from + 500)
    const rows = await db.selectFrom("rounds").select("bet_id").where("bet_id", "in", some).execute()
    for (const { bet_id } of rows) known.add(bet_id)
  }
  return known
}

/** A round that nobody could bet on any more when it was planned is history, and drawn at once. */
const planRound = async (round: ScheduledRound, now: number): Promise<Rows<"rounds">[number]> => {
  const seed = randomBytes(32).toString("hex")
  const row = {
    bet_id: round.betId,
    bet_group: round.betGroup,
    bet_type: round.betType,
    bet_name: nameOf(round),
    sequence: round.sequence,
    dt: round.dt,
    opens_at: round.opensAt,
    closes_at: round.closesAt,
    shooting_ends_at: round.shootingEndsAt ?? null,
    result_at: round.resultAt,
    seed,
    commitment: await commitment(sha256, seed, round.betId),
    state: "running",
    drawn: null,
    prizes: null,
    settled_at: null,
    reminded_at: null,
  } as const
  return round.resultAt > now
    ? row
    : { ...row, ...drawnColumns(await drawFromSeed(row, [])), settled_at: round.resultAt }
}
