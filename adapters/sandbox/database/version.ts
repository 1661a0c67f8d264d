import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { migrations } from "./migrations.ts"
import { writeStoredValue } from "./stored-values.ts"
import type { Database } from "./tables.ts"

/** What this program makes of a database; a change of how the books are written is a migration too, if only as a mark. */
const version = Object.keys(migrations).at(-1) ?? ""

const every = 2_000
/** Whoever gave no sign for so long is gone. */
const goneAfter = 15_000
const presence = "at work "

/** Why this program must not open a database: it is of a newer version, or of an older one that others work with. */
export const againstOpening = async (db: Database): Promise<string | undefined> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === "kysely_migration")) return undefined
  const newer = await againstWorking(db)
  if (newer !== undefined) return newer
  const last = (await appliedTo(db)).at(-1)
  return last === undefined || last === version || !(await isWorkedOnByOthers(db))
    ? undefined
    : `it is of an older version (${last}) than this program (${version}), and programs of another version work on it: stop all of them first`
}

/** Why this program must not go on working on a database. */
const againstWorking = async (db: Database): Promise<string | undefined> => {
  const newer = (await appliedTo(db)).findLast((name) => !(name in migrations))
  return newer && `it is of a newer version (${newer}) than this program (${version}): start the newer program instead`
}

const appliedTo = async (db: Database): Promise<ReadonlyArray<string>> =>
  (await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )

const isWorkedOnByOthers = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom("kept")
    .select("name")
    .where("name", "like", `${presence}%`)
    .where("value", ">", String(Date.now() - goneAfter))
    .where("value", "not like", `% ${version}`)
    .executeTakeFirst()) !== undefined

/**
 * Shows that a program of this version works on a database, until it is stopped, so that none of another version changes
 * it meanwhile. If one does all the same, this is told, once.
 */
export const showAtWork = async (
  db: Database,
  report: { readonly overtaken: (reason: string) => void; readonly failed: (error: unknown) => void },
) => {
  const name = `${presence}${randomUUID()}`
  const show = async () => {
    await writeStoredValue(db, name, `${Date.now()} ${version}`)
    return againstWorking(db)
  }
  await db
    .deleteFrom("kept")
    .where("name", "like", `${presence}%`)
    .where("value", "<", String(Date.now() - goneAfter))
    .execute()
  const reason = await show()
  if (reason !== undefined) throw new Error(`The database cannot be used: ${reason}.`)
  let isStopped = false
  let writes = true
  let showing: Promise<void> = Promise.resolve()
  const again = async () => {
    try {
      const newer = await show()
      writes = true
      if (newer !== undefined && !isStopped) {
        isStopped = true
        report.overtaken(newer)
      }
    } catch (error) {
      writes = false
      report.failed(error)
    }
    if (!isStopped) wait()
  }
  const wait = () => {
    waiting = setTimeout(() => {
      showing = again()
    }, every)
  }
  let waiting: NodeJS.Timeout | undefined
  wait()
  return {
    /** Whether what was written last could be written. */
    writes: (): boolean => writes,
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(waiting)
      await showing
      await db.deleteFrom("kept").where("name", "=", name).execute().catch(report.failed)
    },
  }
}
