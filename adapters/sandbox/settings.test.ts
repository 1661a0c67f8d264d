import { expect, it } from "vitest"
import { readSandboxSettings } from "./settings.ts"

const app = { PUSHER_APP_ID: "12345", PUSHER_KEY: "a1b2", PUSHER_SECRET: "secret-of-12345" }
const read = { id: "12345", key: "a1b2", secret: "secret-of-12345" }

it("keeps push to itself when nothing is said, under the demo's key", () => {
  expect(readSandboxSettings({}).push).toEqual({})
  expect(readSandboxSettings({ PUSHER_KEY: "" }).push).toEqual({})
})

it("takes an app of its own, and leaves its connections to whoever is named", () => {
  expect(readSandboxSettings(app).push).toEqual({ app: read })
  expect(readSandboxSettings({ ...app, PUSHER_CLUSTER: "ap1" }).push).toEqual({
    app: read,
    by: { origin: "https://api-ap1.pusher.com" },
  })
  expect(readSandboxSettings({ ...app, PUSHER_HOST: "http://push.example:6001/", PUSHER_CLUSTER: "ap1" }).push).toEqual(
    {
      app: read,
      by: { origin: "http://push.example:6001" },
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
