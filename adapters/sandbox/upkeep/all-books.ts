import { type DatabaseSettings, openDatabase } from "../database/open.ts"
import { auditBooks, mustBeNothing } from "../desk/books.ts"
import { storedClock } from "../time/clock.ts"

export type AllBooks = {
  readonly movements: number
  readonly slips: number
  /** What does not add up, and how often; nothing where the books are right. */
  readonly wrong: Readonly<Record<string, number>>
}

/** Opens a database as a start would, and goes over its books. */
export const goOverBooks = async (settings: DatabaseSettings): Promise<AllBooks> => {
  const db = await openDatabase(settings, () => undefined)
  try {
    const found = await auditBooks({ db, clock: storedClock(db) })
    const wrong = mustBeNothing.filter((name) => found[name] !== 0).map((name) => [name, found[name]] as const)
    return { movements: found.movements, slips: found.slips, wrong: Object.fromEntries(wrong) }
  } finally {
    await db.destroy()
  }
}
