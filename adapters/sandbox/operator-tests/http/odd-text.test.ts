import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

/** Written as they stand in an address: no value, half a pair, no UTF-8, a half escape, no letters, very many. */
const odd = ["%00", "a%00b", "%ED%A0%80", "%FF%FE", "%", "%0A", "%F0%9F%8C%99", "'--", "x".repeat(4_000)]
const addresses = [
  "/__partner/joker/slots/?seat={}",
  "/__partner/{}/slots/",
  "/__partner/joker/{}/",
  "/__partner/files/{}",
  "/apps/{}/events",
  "/poy-api/poys.one?id={}",
  "/poy-api/poys.one?{}=1&id=1",
  "/poy-api/poys.by-key?key={}",
  "/poy-api/poys.all?page={}",
  "/poy-api/poys.all?betType={}",
  "/poy-api/yings?betId={}",
  "/api/{}",
  "/ccu?token={}",
]
/** Bytes of headers as they come: every one that may stand in a header at all. */
const oddHeaders = [
  "\u0080\u00ff",
  "\u00c3\u0028",
  "\u00ed\u00a0\u0080",
  "\t",
  "a\tb",
  "'; drop table users",
  "x".repeat(4_000),
]
const headers = [
  "x-request-id",
  "idempotency-key",
  "authorization",
  "cookie",
  "x-forwarded-host",
  "x-forwarded-for",
  "content-type",
  "origin",
]

describe.each(sources)("text that nobody can write down, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let token: string
  beforeEach(async () => {
    operator = await operatorOn(fresh, { historyDays: 0, rateLimits: {} })
    token = await operator.tokenOf("somchai88", "Duean69#x")
  })
  afterEach(() => operator.stop())

  /** The status of what is said as it is, byte by byte. */
  const say = async (method: string, path: string, more: ReadonlyArray<string> = [], body = ""): Promise<number> => {
    const { hostname, port } = new URL(operator.origin)
    const socket = connect(Number(port), hostname)
    const own = more.some((line) => /^authorization:/i.test(line)) ? [] : [`Authorization: Bearer ${token}`]
    const head = [`${method} ${path} HTTP/1.1`, `Host: ${hostname}`, ...own, ...more]
    const length = method === "POST" ? [`Content-Length: ${body.length}`] : []
    socket.write([...head, ...length, "Connection: close", "", body].join("\r\n"), "latin1")
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1])
  }

  it.each(addresses)("is foreseen in the address %s", async (address) => {
    const method = address.startsWith("/apps") ? "POST" : "GET"
    const statuses = await Promise.all(odd.map((one) => say(method, address.replace("{}", one))))

    expect(statuses.map((status) => status >= 200 && status < 500)).toEqual(odd.map(() => true))
  })

  it.each(headers)("does no harm in the header %s", async (name) => {
    const order = {
      betId: "yeekee-2026-11-20-30",
      poy: [{ option: "teng_bon_1", number: "1", price: 1, multiply: 3.2 }],
    }
    const statuses = await Promise.all(
      oddHeaders.flatMap((one) => [
        say("POST", "/poy-api/lotteries.yeekee.create", [`${name}: ${one}`], JSON.stringify(order)),
        say("POST", "/poy-api/partners.game.launch", [`${name}: ${one}`], JSON.stringify({ partner: "joker" })),
        say("POST", "/__partner/seats.one", [`${name}: ${one}`], "{}"),
      ]),
    )

    expect(statuses.filter((status) => !(status >= 200 && status < 500))).toEqual([])
  })
})
