import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { tokenHeader } from "@fakham/adapters/operator/wire"
import type { DatabaseSettings } from "../database/open.ts"
import { startSandbox } from "../sandbox.ts"
import type { SandboxSettings } from "../settings.ts"
import { startThrowAwayPostgres } from "./throw-away-postgres.ts"

/** Somewhere that new databases of one kind come from. */
export type Shelf = {
  readonly kind: DatabaseSettings["kind"]
  readonly fresh: () => Promise<DatabaseSettings>
  readonly clear: () => Promise<void>
}

/** SQLite always, and PostgreSQL where it is installed, unless TEST_DATABASES=sqlite asks for the quick half. */
export const shelves = async (): Promise<ReadonlyArray<Shelf>> => {
  const { postgres } = process.env["TEST_DATABASES"] === "sqlite" ? {} : await startThrowAwayPostgres()
  return postgres === undefined
    ? [sqliteShelf()]
    : [
        sqliteShelf(),
        {
          kind: "postgres",
          fresh: async () => ({ kind: "postgres", url: await postgres.newDatabase() }),
          clear: postgres.stop,
        },
      ]
}

const sqliteShelf = (): Shelf => {
  const folder = mkdtempSync(join(tmpdir(), "fakham-sqlite-"))
  let count = 0
  return {
    kind: "sqlite",
    fresh: () => Promise.resolve({ kind: "sqlite", file: join(folder, `${++count}.sqlite`) }),
    clear: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  }
}

export type Told = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** A running sandbox with short ways to ask it things. */
export const operatorOn = async (database: DatabaseSettings, settings: Partial<SandboxSettings> = {}) => {
  const sandbox = await startSandbox({
    port: 0,
    seed: "demo",
    clockAt: Date.parse("2026-11-20T12:00:00+07:00"),
    historyDays: 1,
    passwordCost: { N: 2, r: 1, p: 1 },
    ...settings,
    database,
  })
  const ask = async (path: string, request: RequestInit = {}): Promise<Told> => {
    const answer = await fetch(sandbox.origin + path, request)
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    ask(path, { method: "POST", headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const login = (userName: string, password: string) => post("/api/users.login", { userName, password })
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const tokenOf = async (userName: string, password: string) =>
    (await login(userName, password)).headers.get(tokenHeader) ?? ""
  /** Lets time go on, on the operator's clock alone; what comes due by that is done when this is answered. */
  const pass = (seconds: number) => post("/__sandbox/clock", { moveMs: seconds * 1_000 })
  /** Asks as a player until the answer is the one that is waited for. */
  const until = async (path: string, token: string, is: (told: Told) => boolean): Promise<Told> => {
    for (;;) {
      const told = await ask(path, as(token))
      if (is(told)) return told
      await setTimeout(50)
    }
  }
  return { ...sandbox, ask, post, login, as, tokenOf, pass, until }
}
