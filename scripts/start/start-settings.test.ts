import { resolve } from "node:path"
import { expect, test } from "vitest"
import { readStartSettings, servedBy } from "./start-settings.ts"

test("by itself a start brings its own operator, with a database in a file and a control desk", () => {
  const { settings } = readStartSettings({})
  expect(settings?.standIn).toEqual({ database: { kind: "sqlite", file: resolve(".data/sandbox.sqlite") } })
  expect(settings?.host).toMatchObject({
    port: 4173,
    host: "127.0.0.1",
    proxyPaths: ["/__sandbox", "/__partner", "/__pictures", "/__line"],
  })
})

test("a second start beside the first takes another port and another folder", () => {
  const { settings } = readStartSettings({ PORT: "4200", DATA_DIR: "/tmp/second" })
  expect(settings?.host.port).toBe(4200)
  expect(settings?.standIn?.database).toEqual({ kind: "sqlite", file: "/tmp/second/sandbox.sqlite" })
})

test("a PostgreSQL address moves the stand-in's data there", () => {
  const url = "postgres://me:secret@db/fakham"
  expect(readStartSettings({ DATABASE_URL: url }).settings?.standIn?.database).toEqual({ kind: "postgres", url })
})

test("a real operator is served alone: no stand-in, no control desk", () => {
  const { settings } = readStartSettings({ OPERATOR_ORIGIN: "https://operator.example" })
  expect(settings?.host.log).toBe("info")
  expect(readStartSettings({}).settings?.host.log).toBe("error")
  expect(readStartSettings({ LOG: "debug" }).settings?.host.log).toBe("debug")
  expect(settings?.standIn).toBeUndefined()
  expect(settings?.host).toMatchObject({ operatorOrigin: "https://operator.example", proxyPaths: [] })
})

test("balances are told on the private channel, unless the open one is asked for or the operator is another", () => {
  const channel = (env: Record<string, string>) => readStartSettings(env).settings?.host.push.channel
  expect(channel({})).toBe("private-{uuid}")
  expect(channel({ PUSHER_CHANNEL: "{uuid}" })).toBe("{uuid}")
  expect(channel({ OPERATOR_ORIGIN: "https://operator.example" })).toBe("{uuid}")
})

test("the stand-in is operator and push server, unless another push server is named", () => {
  const own = readStartSettings({}).settings
  const named = readStartSettings({ PUSH_ORIGIN: "https://push.example" }).settings
  expect(
    own && servedBy(own.host, { origin: "http://127.0.0.1:9", partnerOrigins: ["http://localhost:9"] }),
  ).toMatchObject({
    operatorOrigin: "http://127.0.0.1:9",
    operatorReadyPath: "/readyz",
    pushOrigin: "http://127.0.0.1:9",
  })
  expect(named && servedBy(named.host, { origin: "http://127.0.0.1:9" })).toMatchObject({
    operatorOrigin: "http://127.0.0.1:9",
    pushOrigin: "https://push.example",
  })
})

test("the stand-in is the push server under a key of its own too, but where it publishes at a cluster of Pusher", () => {
  const pushOf = (env: Record<string, string>) => {
    const { settings } = readStartSettings({ PUSHER_KEY: "a1b2c3", ...env })
    return settings && servedBy(settings.host, { origin: "http://127.0.0.1:9" }).pushOrigin
  }
  expect(pushOf({})).toBe("http://127.0.0.1:9")
  expect(pushOf({ PUSHER_CLUSTER: "eu" })).toBe("https://ws-eu.pusher.com")
})

test("every wrong variable is named at once, and no password is repeated", () => {
  const { faults } = readStartSettings({
    PORT: "http",
    DATABASE_URL: "mysql://me:hunter2@db",
    OPERATOR_ORIGIN: "nowhere",
  })
  expect(faults).toEqual([
    { variable: "PORT", given: '"http"', wanted: "a port, 0 to 65535" },
    {
      variable: "OPERATOR_ORIGIN",
      given: '"nowhere"',
      wanted: "http://host:port or https://host:port, nothing after it",
    },
    { variable: "DATABASE_URL", given: "(not shown)", wanted: "postgres://user:password@host/database" },
  ])
})

test("whoever sits at the machine reads the figures of a site with a stand-in that nobody else reaches, unless a key is named", () => {
  const metrics = (env: Record<string, string>) => readStartSettings(env).settings?.host.metrics
  expect(metrics({})).toBe("open")
  expect(metrics({ HOST: "localhost" })).toBe("open")
  expect(metrics({ METRICS_KEY: "sixteen-letters-x" })).toEqual({ key: "sixteen-letters-x" })
  expect(metrics({ HOST: "0.0.0.0" })).toBe("closed")
  expect(metrics({ OPERATOR_ORIGIN: "https://operator.example" })).toBe("closed")
})
