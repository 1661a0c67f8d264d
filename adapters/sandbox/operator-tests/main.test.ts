import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { startSandbox } from "../sandbox.ts"
import { readSandboxSettings } from "../settings.ts"
import { everyDatabase } from "../testing/databases.ts"
import { spawnSandbox } from "../testing/process.ts"
import { takenPort } from "../testing/taken-port.ts"

const sources = await everyDatabase()
const folder = mkdtempSync(join(tmpdir(), "fakham-main-"))
const started: Array<ReturnType<typeof spawnSandbox>> = []
const run = (environment: Readonly<Record<string, string>>) => {
  const quick = {
    SANDBOX_HISTORY_DAYS: "1",
    SANDBOX_PIN_COST: "low",
    SANDBOX_DESK_KEY: "none",
    SANDBOX_SYNCHRONOUS: "off",
  }
  const process = spawnSandbox({ PORT: "0", DATA_DIR: folder, ...quick, ...environment })
  started.push(process)
  return process
}
afterEach(async () => {
  for (const process of started.splice(0)) {
    process.signal("SIGKILL")
    await process.ended
  }
})
afterAll(async () => {
  await Promise.all(sources.map(({ clear }) => clear()))
  rmSync(folder, { recursive: true, force: true })
})

const posted = (url: string, body: unknown) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
const loginAt = async (origin: string) => {
  const answer = await posted(`${origin}/api/users.login`, { userName: "somchai88", password: "Duean69#x" })
  return answer.headers.get("x-access-token") ?? ""
}
const moneyAt = async (origin: string, token: string): Promise<unknown> => {
  const answer = await fetch(`${origin}/api/cashs`, { headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}
const linesOf = (text: string) => text.trimEnd().split("\n")

describe("a start that cannot be fails with one line", () => {
  const start = (environment: Readonly<Record<string, string>>) =>
    startSandbox(readSandboxSettings({ PORT: "0", DATA_DIR: folder, SANDBOX_HISTORY_DAYS: "1", ...environment }))

  it("when its port is taken", async () => {
    const port = await takenPort()
    await expect(start({ PORT: port, DATA_DIR: join(folder, "port") })).rejects.toThrow(
      new Error(`Port ${port} of 127.0.0.1 is taken: stop what runs there, or set PORT to another one.`),
    )
  })

  it("when its database cannot be used", async () => {
    await expect(start({ DATABASE_URL: "postgres://me:hidden@127.0.0.1:1/x" })).rejects.toThrow(
      new Error("DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1."),
    )
  })

  it("when its folder cannot be used", async () => {
    await expect(start({ DATA_DIR: "/dev/null/data" })).rejects.toThrow(
      "The database file /dev/null/data/sandbox.sqlite cannot be used",
    )
  })
})

describe("the sandbox as a process of its own", () => {
  it("tells its address in one line, and keeps tokens and balances over a restart, even after a kill", async () => {
    const first = run({})
    const firstOrigin = await first.origin()
    const token = await loginAt(firstOrigin)
    first.signal("SIGKILL")
    await first.ended
    const second = run({})
    const origin = await second.origin()

    expect(linesOf(first.output.out)).toEqual([
      JSON.stringify({ listening: firstOrigin, desk: `${firstOrigin}/__sandbox` }),
    ])
    expect(await moneyAt(origin, token)).toEqual({ data: { money: 12480.5 } })
  })

  it.each(["SIGINT", "SIGTERM"] as const)("finishes what it has accepted and ends cleanly at %s", async (signal) => {
    const process = run({})
    const origin = await process.origin()
    const fault = { kind: "delay", path: "/api/server-time", delayMs: 60_000 }
    await posted(`${origin}/__sandbox/faults`, fault)
    const accepted = fetch(`${origin}/api/server-time`)
    await expect.poll(async () => (await fetch(`${origin}/__sandbox/faults`)).json()).toEqual({ data: [] })

    process.signal(signal)

    expect((await accepted).status).toBe(200)
    expect(await process.ended).toBe(0)
    expect(process.output.error).toBe("")
  })

  it("says in one line which other setting is wrong", async () => {
    const process = run({ PORT: "http", SEED: "full", SANDBOX_TOKEN_SECRET: "short" })

    expect(await process.ended).toBe(1)
    expect(linesOf(process.output.error)).toEqual([
      "PORT has to be a port, 0 to 65535; SEED has to be demo or empty; SANDBOX_TOKEN_SECRET needs at least 32 characters",
    ])
  })

  const shared = sources
    .filter(({ kind }) => kind === "postgres")
    .map(({ fresh }) => {
      const makeSettings = async (): Promise<Readonly<Record<string, string>>> => {
        const database = await fresh()
        return database.kind === "postgres" ? { DATABASE_URL: database.url } : {}
      }
      return ["one new PostgreSQL", makeSettings] as const
    })

  it("says in one line that another process works on the SQLite file, and starts after a kill", async () => {
    const DATA_DIR = join(folder, "sole")
    const first = run({ DATA_DIR })
    await first.origin()
    const second = run({ DATA_DIR })
    expect(await second.ended).toBe(1)
    expect(linesOf(second.output.error)).toEqual([
      `The database file ${join(DATA_DIR, "sandbox.sqlite")} cannot be used: another process works on it. Stop that one, name another folder in DATA_DIR, or set DATABASE_URL, under which several may work.`,
    ])
    first.signal("SIGKILL")
    await first.ended
    expect(await run({ DATA_DIR }).origin()).toMatch(/^http:/)
  })

  it.each(shared)("shares sessions, locks and the clock with another process on %s", async (_name, database) => {
    const environment = await database()
    const [one, other] = await Promise.all([run(environment), run(environment)].map((process) => process.origin()))
    if (one === undefined || other === undefined) throw new Error("two were started")
    const token = await loginAt(one)
    await posted(`${one}/__sandbox/clock`, { offsetSeconds: 3_600 })

    expect(await moneyAt(other, token)).toEqual({ data: { money: 12480.5 } })
    await expect
      .poll(async () => (await fetch(`${other}/__sandbox/state`)).json())
      .toMatchObject({ data: { offsetSeconds: 3_600 } })

    const leaving = { method: "POST", headers: { authorization: `Bearer ${token}` } }
    await fetch(`${other}/api/users.logout`, leaving)
    expect(await moneyAt(one, token)).toEqual({ code: "unauthorized", message: "Unauthorized" })

    const guess = (origin: string) =>
      posted(`${origin}/api/users.login`, { userName: "malee2569", password: "Wrong#001" })
    const guesses = await Promise.all([one, other, one, other, one, other, one, other].map(guess))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(4)
    expect(guesses.filter(({ status }) => status === 423)).toHaveLength(4)
  })
})
