import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const many = 300
const long = 1_024 * 1_024
/** Nobody here is ended for being slow, however slow the machine is. */
const patient = { startMs: 600_000, bytesPerSecond: 1 }
const fresh = sources[0]?.fresh ?? { kind: "sqlite" as const, file: ":memory:" }

type Operator = Awaited<ReturnType<typeof operatorOn>>
let operator: Operator
let token: string
beforeAll(async () => {
  operator = await operatorOn(fresh, { rateLimits: {}, bodyPace: patient })
  token = await operator.tokenOf("somchai88", "Duean69#x")
})
afterAll(() => operator.stop())

const senders: Array<Socket> = []
const dismiss = () => {
  for (const sender of senders.splice(0)) sender.destroy()
}
afterEach(dismiss)

/** Says how long its body is or that it comes in parts, sends only its beginning, and then nothing. */
const slowSender = async (
  path: string,
  headers: ReadonlyArray<string>,
  beginning: string,
  to = operator,
): Promise<Socket> => {
  const { hostname, port } = new URL(to.origin)
  const sender = connect(Number(port), hostname)
  sender.on("error", () => undefined)
  senders.push(sender)
  await once(sender, "connect")
  const key = "Idempotency-Key: a-slow-sender"
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, "Content-Type: application/json", key, ...headers, "", ""]
  await new Promise((written) => sender.write(head.join("\r\n") + beginning, written))
  return sender
}

const slowSenders = (count: number, path: string, headers: (at: number) => ReadonlyArray<string>, beginning: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => slowSender(path, headers(at), beginning)))

/** Whatever came before has been heard by then. */
const answered = () => operator.ask("/livez")
const player = () => `Authorization: Bearer ${token}`
const from = (address: string) => `X-Forwarded-For: ${address}`
const firstAnswer = async (sender: Socket | undefined) => {
  const answers: ReadonlyArray<unknown> = sender === undefined ? [] : await once(sender, "data")
  return String(answers[0])
}

const yeekee = "/poy-api/lotteries.yeekee.create"
const order = { betId: "yeekee-2026-11-20-30", poy: [{ option: "teng_bon_1", number: "1", price: 1, multiply: 3.2 }] }
const everyNumber = (option: string, digits: number, multiply: number) =>
  Array.from({ length: 10 ** digits }, (_, at) => ({
    option,
    number: String(at).padStart(digits, "0"),
    price: 1,
    multiply,
  }))
/** A slip of 1,200 lines, whose body is a long one. */
const longOrder = {
  betId: "yeekee-2026-11-20-31",
  poy: [
    ...everyNumber("teng_bon_3", 3, 850),
    ...everyNumber("teng_bon_2", 2, 92),
    ...everyNumber("teng_lang_2", 2, 92),
  ],
}
const placeLong = (address: string, at = operator, as = token) =>
  at.post(yeekee, longOrder, { ...at.as(as).headers, "x-forwarded-for": address })

it("answers everybody else meanwhile, and each of them when the rest has come", async () => {
  const short = await slowSenders(many, yeekee, () => [player(), "Content-Length: 2"], "{")
  const inParts = await slowSenders(many, "/api/users.login", () => ["Transfer-Encoding: chunked"], "1\r\n{\r\n")
  await answered()

  expect((await operator.ask("/api/cashs", operator.as(token))).status).toBe(200)
  expect((await operator.post(yeekee, order, operator.as(token).headers)).status).toBe(200)
  for (const [sender, rest] of [
    [short[0], "}"],
    [inParts[0], "1\r\n}\r\n0\r\n\r\n"],
  ] as const) {
    sender?.write(rest)
    expect(await firstAnswer(sender)).toMatch(/^HTTP\/1\.1 400 /)
  }
})

it("takes no long body of nobody: seventy slow strangers do not delay a player's slip of 1,200 lines", async () => {
  const said = await slowSenders(70, yeekee, () => [`Content-Length: ${long}`], "x".repeat(100))
  const inParts = `${(long / 8).toString(16)}\r\n${"x".repeat(long / 8)}\r\n`
  const unsaid = await slowSenders(70, "/api/deposits.normal.create", () => ["Transfer-Encoding: chunked"], inParts)
  const answers = await Promise.all([...said, ...unsaid].map(firstAnswer))

  expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(["HTTP/1.1 401"]))
  const placed = await placeLong("127.0.0.1")
  expect(placed.status).toBe(200)
  expect(JSON.stringify(placed.body).match(/"number"/g)).toHaveLength(1_200)
})

it("reads few long bodies of one address: seventy slow senders with a token delay nobody elsewhere", async () => {
  const headers = [player(), from("203.0.113.1"), `Content-Length: ${long}`]
  await slowSenders(70, "/api/deposits.normal.create", () => headers, "x".repeat(long / 8))
  await answered()

  expect((await operator.ask("/api/cashs", operator.as(token))).status).toBe(200)
  expect((await placeLong("203.0.113.2")).status).toBe(200)
})

it("reads few long bodies at a time, the next as soon as those before it have left, and short ones at once", async () => {
  const headers = (at: number) => [player(), from(`203.0.113.${at}`), `Content-Length: ${long}`]
  await slowSenders(200, "/api/deposits.normal.create", headers, "x".repeat(long / 8))
  const body = JSON.stringify({ id: "none" }) + " ".repeat(long)
  const waiting = operator.ask("/poy-api/number-sets.delete", { method: "POST", body, ...operator.as(token) })
  await answered()
  expect((await operator.post(yeekee, order, operator.as(token).headers)).status).toBe(200)

  dismiss()
  expect((await waiting).status).toBe(404)
})

it("ends a body that comes more slowly than it may, so that the places of long ones come free", async () => {
  const hasty = await operatorOn(fresh, { rateLimits: {}, bodyPace: { startMs: 1_000, bytesPerSecond: long } })
  const own = await hasty.tokenOf("somchai88", "Duean69#x")
  const headers = (at: number) => [`Authorization: Bearer ${own}`, from(`203.0.113.${at}`), `Content-Length: ${long}`]
  const stalled = await Promise.all([
    slowSender("/api/users.login", ["Content-Length: 20"], "{", hasty),
    ...Array.from({ length: 100 }, (_, at) => slowSender(yeekee, headers(at), "x".repeat(long / 8), hasty)),
  ])
  const answers = await Promise.all(stalled.map(firstAnswer))
  expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(["HTTP/1.1 408"]))
  expect(answers[0]).toContain('"code":"requestTooSlow"')
  await Promise.all(stalled.filter(({ closed }) => !closed).map((sender) => once(sender, "close")))

  expect((await placeLong("203.0.113.250", hasty, own)).status).toBe(200)
  await hasty.stop()
})
