import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { portOf } from "../port.ts"
import { startSampleHost } from "../testing/site.ts"

const requests: Array<{ readonly path: string; readonly auth: unknown; readonly lines: ReadonlyArray<unknown> }> = []
const handle = async (asked: IncomingMessage, answer: ServerResponse) => {
  const lines = (await asked.toArray()).join("").trim().split("\n")
  requests.push({
    path: asked.url ?? "",
    auth: asked.headers["x-sentry-auth"],
    lines: lines.map((one): unknown => JSON.parse(one)),
  })
  answer.end("{}")
}
const collector = createServer((asked, answer) => void handle(asked, answer))
let host: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve))
  host = await startSampleHost("http://127.0.0.1:1", { ERROR_DSN: `http://key-7@127.0.0.1:${portOf(collector)}/42` })
})
afterAll(async () => {
  await host.stop()
  collector.close()
})

const someText: unknown = expect.any(String)
const someNumber: unknown = expect.any(Number)

const report = {
  name: "TypeError",
  route: "/lotto/yeekee/$betId",
  frames: [
    { function: "draw", file: "/assets/a.js", line: 1, column: 20 },
    { function: "open", file: "/assets/b.js", line: 3, column: 4 },
  ],
}
const send = (body: string, type = "application/json") =>
  fetch(`${host.origin}/errors`, { method: "POST", headers: { "content-type": type }, body })

test("an error of a page is passed on as an envelope, by its name and place alone", async () => {
  expect((await send(JSON.stringify({ ...report, message: "Somchai, 0812345678" }))).status).toBe(204)
  await expect.poll(() => requests.length).toBe(1)
  const [{ path, auth, lines } = { path: "", auth: "", lines: [] }] = requests
  expect(path).toBe("/api/42/envelope/")
  expect(auth).toBe("Sentry sentry_version=7, sentry_client=fakham/0.1, sentry_key=key-7")
  const id: unknown = expect.stringMatching(/^[\da-f]{32}$/)
  expect(lines).toEqual([
    { event_id: id, sent_at: someText },
    { type: "event", length: someNumber },
    {
      event_id: id,
      timestamp: someNumber,
      platform: "javascript",
      level: "error",
      transaction: "/lotto/yeekee/$betId",
      exception: {
        values: [
          {
            type: "TypeError",
            stacktrace: {
              frames: [
                { function: "open", filename: "/assets/b.js", lineno: 3, colno: 4 },
                { function: "draw", filename: "/assets/a.js", lineno: 1, colno: 20 },
              ],
            },
          },
        ],
      },
    },
  ])
})

test.each([
  ["a form", "name=x", "application/x-www-form-urlencoded", 415],
  ["a long one", JSON.stringify({ ...report, route: "x".repeat(9_000) }), "application/json", 413],
  ["no JSON", "{", "application/json", 400],
  ["a name that is a sentence", JSON.stringify({ ...report, name: "PIN 1234 is wrong" }), "application/json", 400],
])("%s is not passed on", async (_, body, type, status) => {
  expect((await send(body, type)).status).toBe(status)
})

test("a page that never stops failing is not heard any more", async () => {
  const statuses = new Set<number>()
  for (let sent = 0; sent < 45; sent += 1) statuses.add((await send("{")).status)
  expect(statuses).toContain(429)
})

test("without a collector errors are sent nowhere", async () => {
  const own = await startSampleHost("http://127.0.0.1:1")
  const answer = await fetch(`${own.origin}/errors`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
  })
  await own.stop()
  expect(answer.status).toBe(404)
})
