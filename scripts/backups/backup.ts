import { execFile } from "node:child_process"
import { copyFile, mkdir, open, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { promisify } from "node:util"
import { type DatabaseSettings, isEmptyDatabase } from "@fakham/stand-in"
import { foldersOfPrograms, isProgram } from "@fakham/stand-in/testing/processes"

/** Writes what the database holds at one moment into a new file that its owner alone reads, while the operator goes on. */
export const backUp = async (settings: DatabaseSettings, file: string): Promise<void> =>
  writtenWhole(file, (part) => (settings.kind === "sqlite" ? copyInto(settings.file, part) : dump(settings.url, part)))

/** Fills a database that is not there yet, or is empty, with what a backup holds. */
export const restore = async (settings: DatabaseSettings, backup: string): Promise<void> => {
  if (!(await isFile(backup))) throw new Error(`There is no backup ${backup}.`)
  if (settings.kind === "sqlite") {
    // What an earlier database had not yet written into its file would be written into this one.
    await expectNone(`${settings.file}-wal`)
    return writtenWhole(settings.file, async (part) => {
      await copyFile(backup, part)
      checkFile(part, backup)
    })
  }
  if (!(await isEmptyDatabase(settings)))
    throw new Error("The database of DATABASE_URL is not empty: name one that was newly created.")
  await runOnPostgres(settings.url, "pg_restore", (at) => [
    "--no-password",
    "--exit-on-error",
    "--single-transaction",
    "--no-owner",
    `--dbname=${at}`,
    backup,
  ])
}

const isFile = async (file: string) => (await stat(file).catch(() => undefined))?.isFile() ?? false

const expectNone = async (file: string) => {
  if (await isFile(file)) throw new Error(`${file} is there already: move it away, or name another.`)
}

/** Writes a file under another name first, so that there is never half of it, and none in the place of another. */
const writtenWhole = async (file: string, write: (part: string) => Promise<void>): Promise<void> => {
  await expectNone(file)
  const part = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  await rm(part, { force: true })
  await (await open(part, "wx", 0o600)).close()
  try {
    await write(part)
    const written = await open(part, "r+")
    await written.sync()
    await written.close()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const copyInto = async (file: string, part: string) => {
  if (!(await isFile(file))) throw new Error(`There is no database file ${file}: name its folder in DATA_DIR.`)
  const database = new DatabaseSync(file, { timeout: 20_000 })
  try {
    database.prepare("vacuum into ?").run(part)
  } finally {
    database.close()
  }
}

const dump = (url: string, part: string) =>
  runOnPostgres(url, "pg_dump", (at) => [
    "--no-password",
    "--format=custom",
    "--no-owner",
    `--file=${part}`,
    `--dbname=${at}`,
  ])

const checkFile = (file: string, backup: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const found = database.prepare("pragma integrity_check").get()?.["integrity_check"]
    if (found !== "ok") throw new Error(String(found))
  } catch (cause) {
    throw new Error(`${backup} is no whole backup: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    })
  } finally {
    database.close()
  }
}

/** The password goes by the environment: what a program is called with can be read by everybody on the machine. */
const runOnPostgres = async (url: string, name: string, argumentsFor: (at: string) => ReadonlyArray<string>) => {
  const program = foldersOfPrograms()
    .map((folder) => join(folder, name))
    .find(isProgram)
  if (program === undefined) throw new Error(`${name} is not installed: it comes with PostgreSQL's programs.`)
  const at = new URL(url)
  const password = decodeURIComponent(at.password)
  at.password = ""
  const env = { ...process.env, ...(password === "" ? {} : { PGPASSWORD: password }) }
  try {
    await promisify(execFile)(program, [...argumentsFor(at.href)], { env })
  } catch (cause) {
    const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : String(cause)
    throw new Error(`${name} failed: ${said}`, { cause })
  }
}
