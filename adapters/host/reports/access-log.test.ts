import { once } from "node:events"
import * as v from "valibot"
import { afterEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

const endings: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

const running = async (env: Record<string, string> = {}) => {
  const operator = await startOperator({
    "/api/cashs": (_incoming, outgoing) => json(outgoing, 200, { data: 7 }),
    "/api/users.login": (_incoming, outgoing) => json(outgoing, 401, { code: "invalidLoginCredential" }),
    "/api/broken": (_incoming, outgoing) => json(outgoing, 500, {}),
  })
  const host = await startSampleHost(operator.origin, env)
  endings.push(operator.stop, host.stop)
  const lines = async (count: number) => {
    await expect.poll(() => host.lines.length).toBe(count)
    return host.lines.map((line) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(line)))
  }
  return { host, lines }
}

const tokenOf = (claims: object) => `a.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c`
const uuid = "0195f3c2-0000-7000-8000-00000000000a"
const token = tokenOf({ uuid, status: 0 })

test("a request leaves one line: when, which, whose, what and how long, and neither query nor token", async () => {
  const { host, lines } = await running({ TRUSTED_PROXIES: "127.0.0.1" })
  await ask(host.origin, "/api/cashs?token=secret", {
    headers: { "x-request-id": "visit-0002", "x-forwarded-for": "192.0.2.7", authorization: `Bearer ${token}` },
  })
  const [line] = await lines(1)
  const { time, ms, ...others } = line ?? {}
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(others).toEqual({
    level: "info",
    requestId: "visit-0002",
    uuid,
    method: "GET",
    path: "/api/cashs",
    status: 200,
    finished: true,
    address: "192.0.2.7",
  })
  expect(host.lines.join()).not.toContain("secret")
  expect(host.lines.join()).not.toContain(token)
})

test("by itself it writes calls, pages and refusals, and no built files and signs of life", async () => {
  const { host, lines } = await running()
  for (const path of ["/livez", "/assets/index-a1.js", "/favicon.svg", "/main", "/assets/gone.js", "/api/cashs"])
    await ask(host.origin, path, { headers: { cookie: `token=${token}` } })
  await ask(host.origin, "/api/users.login", { method: "POST", body: "{}" })
  await ask(host.origin, "/api/broken")
  expect((await lines(5)).map(({ level, path, status, uuid: whose }) => [level, path, status, whose])).toEqual([
    ["info", "/main", 200, uuid],
    ["info", "/assets/gone.js", 404, uuid],
    ["info", "/api/cashs", 200, uuid],
    ["info", "/api/users.login", 401, undefined],
    ["error", "/api/broken", 500, undefined],
  ])
})

test.each([
  ["off", []],
  ["error", ["/api/broken"]],
  ["info", ["/api/broken", "/main"]],
  ["debug", ["/api/broken", "/favicon.svg", "/livez", "/main"]],
])("LOG=%s writes %j", async (LOG, written) => {
  const { host } = await running({ LOG })
  for (const path of ["/api/broken", "/favicon.svg", "/livez", "/main"]) await ask(host.origin, path)
  await host.stop()
  endings.pop()
  const paths = host.lines.flatMap((line) => /"path":"([^"]*)"/.exec(line)?.[1] ?? [])
  expect(new Set(paths)).toEqual(new Set(written))
  expect(paths).toHaveLength(written.length)
})

test("a connection that stays open leaves its line at its end", async () => {
  const { host, lines } = await running()
  const socket = new WebSocket(`${host.origin.replace("http", "ws")}/ccu?token=${token}`)
  await once(socket, "open")
  expect(host.lines).toEqual([])
  socket.terminate()
  expect(await lines(1)).toMatchObject([{ method: "GET", path: "/ccu", status: 101, uuid }])
  expect(host.lines.join()).not.toContain(token)
})

test.each(["somchai88 logged in", 'x","level":"error', "x\n{}", "a".repeat(65)])(
  "a token that calls its player %j writes no such player",
  async (made) => {
    const { host, lines } = await running()
    await ask(host.origin, "/main", { headers: { cookie: `token=${tokenOf({ uuid: made, status: 0 })}` } })
    expect((await lines(1))[0]).not.toHaveProperty("uuid")
    expect(host.lines.join()).not.toContain("\n")
  },
)

test("an address that says for whom it asks, and that nobody has named, is told once", async () => {
  const { host, lines } = await running()
  for (const path of ["/main", "/api/cashs"])
    await ask(host.origin, path, { headers: { "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https" } })
  const strangers = (await lines(3)).filter(({ unnamedProxy }) => unnamedProxy !== undefined)
  expect(strangers).toMatchObject([{ level: "info", unnamedProxy: "127.0.0.1" }])
})

test("a proxy that is named is no stranger", async () => {
  const { host, lines } = await running({ TRUSTED_PROXIES: "127.0.0.0/8" })
  await ask(host.origin, "/main", { headers: { "x-forwarded-for": "192.0.2.7" } })
  expect((await lines(1))[0]).not.toHaveProperty("unnamedProxy")
})
