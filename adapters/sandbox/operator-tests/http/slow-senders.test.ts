import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const many = 300
const long = 1_024 * 1_024

let operator: Awaited<ReturnType<typeof operatorOn>>
let token: string
beforeAll(async () => {
  operator = await operatorOn(sources[0]?.fresh ?? { kind: "sqlite", file: ":memory:" }, { rateLimits: {} })
  token = await operator.tokenOf("somchai88", "Duean69#x")
})
afterAll(() => operator.stop())

const senders: Array<Socket> = []
afterAll(() => {
  for (const sender of senders) sender.destroy()
})

/** Says how long its body is or that it comes in parts, sends only its beginning, and then nothing. */
const slowSender = async (path: string, framing: string, beginning: string): Promise<Socket> => {
  const { hostname, port } = new URL(operator.origin)
  const sender = connect(Number(port), hostname)
  senders.push(sender)
  await once(sender, "connect")
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, `Authorization: Bearer ${token}`, framing, "", ""]
  await new Promise((written) => sender.write(head.join("\r\n") + beginning, written))
  return sender
}

const slowSenders = (path: string, framing: string, beginning: string) =>
  Promise.all(Array.from({ length: many }, () => slowSender(path, framing, beginning)))

/** Whatever came before has been heard by then. */
const heard = () => operator.ask("/livez")

const order = { betId: "yeekee-2026-11-20-30", poy: [{ option: "teng_bon_1", number: "1", price: 1, multiply: 3.2 }] }

it("answers everybody else meanwhile, and each of them when the rest has come", async () => {
  const short = await slowSenders("/poy-api/lotteries.yeekee.create", "Content-Length: 2", "{")
  const inParts = await slowSenders("/api/users.login", "Transfer-Encoding: chunked", "1\r\n{\r\n")
  await heard()

  expect((await operator.ask("/api/cashs", operator.as(token))).status).toBe(200)
  const placed = await operator.post("/poy-api/lotteries.yeekee.create", order, operator.as(token).headers)
  expect(placed.status).toBe(200)
  for (const [sender, rest] of [
    [short[0], "}"],
    [inParts[0], "1\r\n}\r\n0\r\n\r\n"],
  ] as const) {
    sender?.write(rest)
    const answers: ReadonlyArray<unknown> = sender === undefined ? [] : await once(sender, "data")
    expect(String(answers[0])).toMatch(/^HTTP\/1\.1 400 /)
  }
})

it("reads few long bodies at a time, and keeps nobody waiting for them who sends a short one", async () => {
  await slowSenders("/api/deposits.normal.create", `Content-Length: ${long}`, "x".repeat(long / 8))
  await heard()

  expect((await operator.ask("/api/cashs", operator.as(token))).status).toBe(200)
  const placed = await operator.post("/poy-api/lotteries.yeekee.create", order, operator.as(token).headers)
  expect(placed.status).toBe(200)
})

it("reads a long body as soon as those before it have left", async () => {
  const body = JSON.stringify({ id: "none" }) + " ".repeat(long)
  const waiting = operator.ask("/poy-api/poys.abort", { method: "POST", body, ...operator.as(token) })
  await heard()
  for (const sender of senders) sender.destroy()

  expect((await waiting).status).toBe(404)
})
