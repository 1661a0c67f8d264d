import { once } from "node:events"
import { createServer } from "node:http"
import fc from "fast-check"
import { afterEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { portOf } from "../port.ts"
import { json, startOperator } from "../testing/operator.ts"
import { ask, say } from "../testing/raw.ts"
import { settingsFor, startSampleHost } from "../testing/site.ts"

const endings: Array<() => unknown> = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

const key = "sixteen-letters-x"

const running = async (env: Record<string, string> = {}) => {
  const operator = await startOperator({ "/api/cashs": (_incoming, outgoing) => json(outgoing, 200, { data: 7 }) })
  const host = await startSampleHost(operator.origin, env)
  endings.push(operator.stop, host.stop)
  const metrics = async () => (await ask(host.origin, "/metrics")).body
  return { host, metrics }
}

const visit = { device: "phone", speed: "fast", lcp: { route: "/main", value: 1_234 } }
const send = (origin: string, body: string, type = "application/json") =>
  ask(origin, "/measurements", { method: "POST", headers: { "content-type": type }, body })

test("a host that is told nothing has no figures, and takes no measurements", async () => {
  const { host } = await running()
  expect((await ask(host.origin, "/metrics")).status).toBe(404)
  expect((await send(host.origin, JSON.stringify(visit))).status).toBe(405)
})

test("whoever sits at the machine reads what was asked for, by what it was, and how the process is", async () => {
  const { host, metrics } = await running({ METRICS_KEY: "none" })
  for (const path of ["/main", "/assets/index-a1.js", "/assets/gone.js", "/api/cashs", "/livez"])
    await ask(host.origin, path)
  await say(host.origin, "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
  const { headers, body } = await ask(host.origin, "/metrics")
  expect(headers).toMatchObject({
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
    "cache-control": "no-store",
  })
  const counts = [...body.matchAll(/^host_request_duration_seconds_count\{kind="(\w+)",status="(\d+)"\} (\d+)$/gm)]
  expect(counts.map(([, ...line]) => line.join(" ")).toSorted()).toEqual([
    "call 200 1",
    "file 200 1",
    "file 404 1",
    "own 200 1",
    "page 200 1",
    "refused 405 1",
  ])
  for (const name of ["nodejs_eventloop_lag_seconds", "process_resident_memory_bytes", "process_cpu_seconds_total"])
    expect(body).toMatch(new RegExp(`^${name} `, "m"))
  expect(await metrics()).toContain('kind="own",status="200"} 2')
})

test("connections that stay open are counted while they do", async () => {
  const { host, metrics } = await running({ METRICS_KEY: "none" })
  const socket = new WebSocket(`${host.origin.replace("http", "ws")}/ccu?token=a.b.c`)
  await once(socket, "open")
  expect(await metrics()).toContain('host_connections_open{to="ccu"} 1')
  socket.terminate()
  await expect.poll(metrics).toContain('host_connections_open{to="ccu"} 0')
})

test("a proxy in front opens the figures to nobody, and neither does another name of this machine", async () => {
  const { host } = await running({ METRICS_KEY: "none" })
  const front = createServer((incoming, outgoing) => {
    const headers = { host: new URL(host.origin).host, "x-forwarded-for": "127.0.0.1" }
    void ask(host.origin, incoming.url ?? "", { headers }).then(({ status }) => outgoing.writeHead(status).end())
  }).listen(0, "127.0.0.1")
  await once(front, "listening")
  expect((await ask(`http://127.0.0.1:${portOf(front)}`, "/metrics")).status).toBe(403)
  front.close()
  expect((await ask(host.origin, "/metrics", { headers: { host: "rebound.example.com" } })).status).toBe(403)
})

test("with a key the figures are told to whoever shows it, by whatever proxy, and to nobody else", async () => {
  const { host } = await running({ METRICS_KEY: key })
  const statusWith = async (headers: Record<string, string>) => (await ask(host.origin, "/metrics", { headers })).status
  expect(await statusWith({})).toBe(403)
  expect(await statusWith({ authorization: "Bearer another-key-of-some" })).toBe(403)
  expect(await statusWith({ authorization: `Bearer ${key}` })).toBe(200)
  expect(await statusWith({ authorization: `Bearer ${key}`, "x-forwarded-for": "203.0.113.9" })).toBe(200)
})

const measuring = { METRICS_KEY: "none", FIELD_MEASUREMENTS: "on" }

test("what a visit felt like stands in the histogram of its page", async () => {
  const { host, metrics } = await running(measuring)
  expect((await send(host.origin, JSON.stringify(visit))).status).toBe(204)
  const text = await metrics()
  expect(text).toContain('visit_largest_contentful_paint_seconds_count{route="/main",device="phone",speed="fast"} 1')
  expect(text).toContain('visit_reports_total{outcome="taken"} 1')
})

test.each([
  ["a form", "name=x", "application/x-www-form-urlencoded", 415],
  ["a long one", JSON.stringify({ ...visit, device: "x".repeat(1_100) }), "application/json", 413],
  ["no JSON", "{", "application/json", 400],
  ["a visit with a name", JSON.stringify({ ...visit, userName: "somchai88" }), "application/json", 400],
])("%s is no measurement", async (_, body, type, status) => {
  const { host, metrics } = await running(measuring)
  expect((await send(host.origin, body, type)).status).toBe(status)
  expect(await metrics()).toContain('visit_reports_total{outcome="refused"} 1')
})

test("bytes of whatever kind are refused", async () => {
  const { host } = await running(measuring)
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (body) => {
      const headers = { "content-type": "application/json" }
      const { status } = await fetch(`${host.origin}/measurements`, {
        method: "POST",
        headers,
        body: new Uint8Array(body),
      })
      expect(status).toBe(400)
    }),
    { numRuns: 50 },
  )
})

test("an address that never stops sending is not heard any more", async () => {
  const { host } = await running(measuring)
  const statuses = new Set<number>()
  for (let sent = 0; sent < 250; sent += 1) statuses.add((await send(host.origin, "{")).status)
  expect(statuses).toEqual(new Set([400, 429]))
})

test("players are asked for measurements only where somebody may read them", () => {
  const operator = { OPERATOR_ORIGIN: "https://operator.example" }
  expect(() => settingsFor({ ...operator, FIELD_MEASUREMENTS: "on" })).toThrow(/METRICS_KEY/)
  expect(settingsFor({ ...operator, ...measuring }).measuresVisits).toBe(true)
})
