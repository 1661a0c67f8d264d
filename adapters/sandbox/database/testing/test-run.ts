import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as v from "valibot"
import { startThrowAwayPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts"

const [folderVariable, postgresVariable] = ["TEST_RUN_FOLDER", "TEST_RUN_POSTGRES"]
const PostgresAnswer = v.union([v.object({ home: v.string() }), v.object({ missing: v.string() })])

/**
 * Vitest's global setup: a folder for all test files of a run, and one PostgreSQL, started when the first of them asks
 * for it.
 */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), "fakham-run-"))
  let started: ReturnType<typeof startThrowAwayPostgres> | undefined
  const answer = async (): Promise<v.InferOutput<typeof PostgresAnswer>> => {
    const { postgres, missing } = await (started ??= startThrowAwayPostgres())
    return postgres === undefined ? { missing } : { home: postgres.home }
  }
  const server = createServer((_, response) => {
    answer().then(
      (answered) => response.end(JSON.stringify(answered)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  process.env[folderVariable] = folder
  process.env[postgresVariable] = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  return async () => {
    server.close()
    await started?.then(({ postgres }) => postgres?.stop())
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What all test files share; nothing where somebody else than Vitest runs them. */
export const folderOfTheRun = (): string | undefined => process.env[folderVariable]

/** The PostgreSQL that all test files share, if there can be one. */
export const postgresOfTheRun = async (): Promise<Pick<ThrowAwayPostgres, "home" | "stop"> | undefined> => {
  const at = process.env[postgresVariable]
  if (at === undefined) return (await startThrowAwayPostgres()).postgres
  const answer = await fetch(at)
  if (!answer.ok) throw new Error(await answer.text())
  const answered = v.parse(PostgresAnswer, await answer.json())
  return "missing" in answered ? undefined : { home: answered.home, stop: () => Promise.resolve() }
}
