import { expect, it } from "vitest"
import { readSandboxSettings } from "./settings.ts"

const app = { PUSHER_APP_ID: "12345", PUSHER_KEY: "a1b2", PUSHER_SECRET: "secret-of-12345" }
const read = { id: "12345", key: "a1b2", secret: "secret-of-12345" }

it("keeps push to itself when nothing is said, under the demo's key", () => {
  expect(readSandboxSettings({}).push).toEqual({ channel: "{uuid}" })
  expect(readSandboxSettings({ PUSHER_KEY: "" }).push).toEqual({ channel: "{uuid}" })
})

it("takes an app of its own, and leaves its connections to whoever is named", () => {
  expect(readSandboxSettings(app).push).toEqual({ app: read, channel: "{uuid}" })
  expect(readSandboxSettings({ ...app, PUSHER_CLUSTER: "ap1" }).push).toEqual({
    app: read,
    by: { origin: "https://api-ap1.pusher.com" },
    channel: "{uuid}",
  })
  expect(readSandboxSettings({ ...app, PUSHER_HOST: "http://push.example:6001/", PUSHER_CLUSTER: "ap1" }).push).toEqual(
    {
      app: read,
      by: { origin: "http://push.example:6001" },
      channel: "{uuid}",
    },
  )
})

it.each([
  [{ PUSHER_KEY: "a1b2" }, "belong together"],
  [{ PUSHER_CLUSTER: "ap1" }, "belong together"],
  [{ ...app, PUSHER_SECRET: "" }, "belong together"],
  [{ ...app, PUSHER_SECRET: "short" }, "PUSHER_SECRET needs at least 8 characters"],
  [{ ...app, PUSHER_KEY: "a/b" }, "PUSHER_KEY has to be letters, digits, _ or -"],
  [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL has to look like postgres://user@host:5432/name"],
  [{ DATABASE_URL: "nonsense" }, "DATABASE_URL has to look like postgres://user@host:5432/name"],
  [{ ...app, PUSHER_HOST: "push.example" }, "PUSHER_HOST has to look like https://api.push.example"],
])("refuses %j in one line", (environment, line) => {
  expect(() => readSandboxSettings(environment)).toThrow(line)
})

const madeKey: unknown = expect.stringMatching(/^[\w-]{24}$/)

it("opens the desk by a key made at each start, by the one that is named, or to whoever sits at this machine", () => {
  const [one, other] = [readSandboxSettings({}).desk, readSandboxSettings({}).desk]
  expect(one).toEqual({ key: madeKey })
  expect(one).not.toEqual(other)
  const SANDBOX_DESK_KEY = "sixteen-letters-"
  expect(readSandboxSettings({ SANDBOX_DESK_KEY, HOST: "0.0.0.0" }).desk).toEqual({ key: SANDBOX_DESK_KEY })
  expect(readSandboxSettings({ SANDBOX_DESK_KEY: "none" }).desk).toBe("open")
  expect(() => readSandboxSettings({ SANDBOX_DESK_KEY: "short" })).toThrow("SANDBOX_DESK_KEY needs at least 16")
})

it("tells its figures to nobody, to whoever sits at this machine, or to who shows the key", () => {
  expect(readSandboxSettings({}).metrics).toBe("closed")
  expect(readSandboxSettings({ METRICS_KEY: "none" }).metrics).toBe("open")
  expect(readSandboxSettings({ METRICS_KEY: "sixteen-letters-" }).metrics).toEqual({ key: "sixteen-letters-" })
  expect(() => readSandboxSettings({ METRICS_KEY: "short" })).toThrow("METRICS_KEY needs at least 16")
})

it("keeps the desk closed where others reach the operator", () => {
  expect(readSandboxSettings({ HOST: "0.0.0.0" }).desk).toBe("closed")
  expect(readSandboxSettings({ HOST: "192.0.2.7" }).desk).toBe("closed")
  expect(readSandboxSettings({ HOST: "localhost" }).desk).toEqual({ key: madeKey })
})

it("ends sessions a day after they were used last and seven after they were opened, or as it is told", () => {
  const [hour, day] = [3_600_000, 86_400_000]
  expect(readSandboxSettings({}).sessionLife).toEqual({ idle: day, longest: 7 * day })
  expect(
    readSandboxSettings({ SANDBOX_SESSION_IDLE_HOURS: "8", SANDBOX_SESSION_LONGEST_HOURS: "72" }).sessionLife,
  ).toEqual({ idle: 8 * hour, longest: 72 * hour })
  expect(() => readSandboxSettings({ SANDBOX_SESSION_IDLE_HOURS: "0" })).toThrow(
    "SANDBOX_SESSION_IDLE_HOURS has to be a number of hours",
  )
})
