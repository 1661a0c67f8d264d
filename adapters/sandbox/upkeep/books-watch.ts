import { hour } from "@fakham/core/time"
import { sql } from "kysely"
import type { Log } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"

/** So many players, and entries, are summed up in one step: a few milliseconds. */
const playersAtOnce = 20
const entriesAtOnce = 2_000

/** How many balances and movements are wrong, and when all were gone over last by the machine's time; 0 before. */
export type BooksFound = { readonly balances: number; readonly movements: number; readonly checkedAt: number }

export type BooksWatch = {
  readonly step: () => Promise<void>
  readonly found: () => BooksFound
  /** As of the last time that all of them were gone through, or of a fault that was found since. */
  readonly areRight: () => boolean
}

type Place = { readonly players?: string; readonly movements?: string }
type Found = { readonly wrong: number; readonly last: string | undefined }

/**
 * Goes over the books every hour, a few rows at a step: whether every balance is the sum of its entries, and all entries of a
 * movement sum to nothing.
 */
export const watchBooks = ({ db, clock }: Pick<Internals, "db" | "clock">, log: Log): BooksWatch => {
  let place: Place = { players: "", movements: "" }
  let begunAt = Number.NEGATIVE_INFINITY
  let wrong = { balances: 0, movements: 0 }
  let found: BooksFound = { balances: 0, movements: 0, checkedAt: 0 }
  let areRight = true

  const ofPlayers = async (after: string): Promise<Found> => {
    const { rows } = await sql<{ user_uuid: string; drift: number }>`
      with few as (select distinct user_uuid from balances where user_uuid > ${after} order by user_uuid limit ${sql.lit(playersAtOnce)})
      select user_uuid, sum(case when drift <> 0 then 1 else 0 end) as drift from (
        select user_uuid, sum(satang) as drift from (
          select user_uuid, book, satang from balances where user_uuid in (select user_uuid from few)
          union all
          select user_uuid, book, -satang from ledger_entries where user_uuid in (select user_uuid from few)
        ) sides group by user_uuid, book
      ) books group by user_uuid order by user_uuid`.execute(db)
    return {
      wrong: rows.reduce((sum, { drift }) => sum + drift, 0),
      last: rows.length < playersAtOnce ? undefined : rows.at(-1)?.user_uuid,
    }
  }

  const ofMovements = async (after: string): Promise<Found> => {
    const { rows } = await sql<{ idempotency_key: string; satang: number }>`
      select idempotency_key, satang from ledger_entries where idempotency_key > ${after}
      order by idempotency_key limit ${sql.lit(entriesAtOnce)}`.execute(db)
    const isLast = rows.length < entriesAtOnce
    // The legs of the last key may go on in the next step.
    const cut = isLast ? undefined : rows.at(-1)?.idempotency_key
    const sums = new Map<string, number>()
    for (const { idempotency_key, satang } of rows)
      if (idempotency_key !== cut) sums.set(idempotency_key, (sums.get(idempotency_key) ?? 0) + satang)
    return {
      wrong: [...sums.values()].filter((sum) => sum !== 0).length,
      last: isLast ? undefined : ([...sums.keys()].at(-1) ?? cut),
    }
  }

  const step = async () => {
    const now = await clock.now()
    if (place.players === undefined && place.movements === undefined) {
      if (Math.abs(now - begunAt) < hour) return
      place = { players: "", movements: "" }
    }
    if (place.players === "" && place.movements === "") {
      begunAt = now
      wrong = { balances: 0, movements: 0 }
    }
    const players = place.players === undefined ? undefined : await ofPlayers(place.players)
    const movements = place.movements === undefined ? undefined : await ofMovements(place.movements)
    wrong = {
      balances: wrong.balances + (players?.wrong ?? 0),
      movements: wrong.movements + (movements?.wrong ?? 0),
    }
    place = {
      ...(players?.last !== undefined && { players: players.last }),
      ...(movements?.last !== undefined && { movements: movements.last }),
    }
    const isWrong = wrong.balances + wrong.movements > 0
    const isDone = place.players === undefined && place.movements === undefined
    if (isWrong) areRight = false
    else if (isDone) areRight = true
    if (isWrong || isDone) found = { ...wrong, checkedAt: isDone ? Date.now() : found.checkedAt }
    if (isWrong && isDone) log({ level: "error", error: "The books do not add up.", ...wrong })
  }
  return { step, found: () => found, areRight: () => areRight }
}
