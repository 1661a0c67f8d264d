import { hour } from "@fakham/core/time"
import { readStoredValue, writeStoredValue } from "../database/stored-values.ts"
import type { Internals } from "../internals/internals.ts"
import { latestBy } from "../time/clock.ts"
import { retention } from "./retention.ts"

/** So many rows are dropped in one statement: a few milliseconds in which nobody else writes. */
const mostAtOnce = 500
/** When fewest play: no round closes then. */
const begins = 4 * hour
const aDay = 24 * hour
/** Thailand is seven hours ahead. */
const nightOf = (at: number) => Math.floor((at + 7 * hour - begins) / aDay)
const sweptName = "sweptAt"

/**
 * Drops what has been kept for long enough, from four in the morning on: each step is one statement that drops something. It
 * is begun anew by whoever starts in the middle of it, and done by several processes at once if they meet.
 */
export const sweeping = ({ db, clock }: Pick<Internals, "db" | "clock">): (() => Promise<void>) => {
  const swept = Object.values(retention).flatMap((table) => (table.storedForMs === undefined ? [] : [table]))
  let table = 0
  let sweptAt: number | undefined
  return async () => {
    const now = await clock.now()
    sweptAt ??= Number((await readStoredValue(db, sweptName)) ?? 0)
    // A clock that was set back leaves rows that an earlier night did not see.
    if (sweptAt > latestBy(now)) sweptAt = 0
    if (nightOf(sweptAt) === nightOf(now)) return
    for (const { storedForMs, drop } of swept.slice(table)) {
      const ended = { after: sweptAt === 0 ? -1 : sweptAt - storedForMs - aDay, until: now - storedForMs }
      const { numAffectedRows = 0n } = await drop(ended, mostAtOnce).execute(db)
      if (numAffectedRows > 0) return
      table += 1
    }
    await writeStoredValue(db, sweptName, String(now))
    sweptAt = now
    table = 0
  }
}
