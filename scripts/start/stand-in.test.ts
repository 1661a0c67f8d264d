import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { standInSettings, startStandIn } from "./stand-in.ts"
import { readStartSettings } from "./start-settings.ts"

const read = (env: Record<string, string>) => {
  const { settings } = readStartSettings(env)
  if (settings === undefined) throw new Error("these settings cannot be used")
  return standInSettings(settings, env)
}

test("the stand-in is told everything that it can be told, and listens to this machine alone", async () => {
  const settings = await read({
    PORT: "4200",
    HOST: "0.0.0.0",
    TRUSTED_PROXIES: "10.0.0.0/8",
    DATA_DIR: "/tmp/told",
    SEED: "empty",
    SANDBOX_CLOCK: "2026-11-20T12:00:00+07:00",
    SANDBOX_TOKEN_SECRET: "a secret of thirty-two letters, no less",
    SANDBOX_RATE_LIMITS: "off",
    SANDBOX_HISTORY_DAYS: "2",
    SANDBOX_IDEMPOTENCY_KEYS: "optional",
    SANDBOX_PIN_COST: "low",
    PARTNER_ORIGIN: "https://games.example",
    SANDBOX_GAMES: "5000",
    LOG: "debug",
  })
  expect(settings).toMatchObject({
    port: 0,
    hostname: "127.0.0.1",
    database: { kind: "sqlite", file: "/tmp/told/sandbox.sqlite" },
    seed: "empty",
    clockAt: Date.parse("2026-11-20T12:00:00+07:00"),
    tokenSecret: "a secret of thirty-two letters, no less",
    rateLimits: {},
    historyDays: 2,
    requiresKeys: false,
    passwordCost: { N: 1_024, r: 8, p: 1 },
    partnerOrigins: ["https://games.example"],
    gameCount: 5_000,
  })
  expect(settings?.trustedProxies).toEqual((await read({}))?.trustedProxies)
})

test("the public key of push belongs to the host, until an app is named", async () => {
  expect((await read({ PUSHER_KEY: "public" }))?.push).toEqual({ channel: "private-{uuid}" })
  const app = { PUSHER_APP_ID: "12345", PUSHER_KEY: "a1b2", PUSHER_SECRET: "secret-of-12345" }
  expect((await read(app))?.push).toMatchObject({ app: { id: "12345", key: "a1b2", secret: "secret-of-12345" } })
})

test("what it cannot use is said in one line, and errors of its work are shown", async () => {
  await expect(read({ SEED: "full" })).rejects.toThrow(/^SEED has to be demo or empty$/)
  await expect(read({ SANDBOX_TOKEN_SECRET: "short" })).rejects.toThrow(
    /^SANDBOX_TOKEN_SECRET needs at least 32 characters$/,
  )
  const shown: Array<unknown> = []
  const { error } = console
  console.error = (line) => shown.push(line)
  onTestFinished(() => {
    console.error = error
  })
  const settings = await read({})
  settings?.log?.({ level: "error", error: "the disk is full" })
  settings?.log?.({ level: "info", path: "/api/cashs" })
  expect(shown).toEqual([
    expect.stringMatching(/^\{"time":"[\d-]+T[\d:.]+Z","level":"error","error":"the disk is full"\}$/),
  ])
})

test("a file as DATA_DIR keeps it from starting, with one clear line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-start-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, "file")
  await writeFile(file, "")
  const { settings } = readStartSettings({ DATA_DIR: file })
  if (settings === undefined) throw new Error("these settings cannot be used")
  await expect(startStandIn(settings, { DATA_DIR: file })).rejects.toThrow(
    `The database file ${join(file, "sandbox.sqlite")} cannot be used: its folder is a file, or lies in one: name another folder in DATA_DIR.`,
  )
})
