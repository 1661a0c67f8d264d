import { request } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(sources)("the control desk, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  beforeAll(async () => {
    operator = await operatorOn(fresh, { clockAt: undefined })
  })
  afterAll(() => operator.stop())

  const statusAt = (path: string, headers: Record<string, string>, method = "GET") =>
    new Promise<number | undefined>((resolve, reject) => {
      request(operator.origin + path, { method, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on("error", reject)
        .end()
    })

  it("serves a page that may run its own script and style and nothing else", async () => {
    const page = await fetch(`${operator.origin}/__sandbox`)
    const text = await page.text()
    const parts = await Promise.all(
      ["desk.js", "orders.js", "rows.js", "words.js", "desk.css", "fonts/anuphan-thai.woff2"].map((name) =>
        fetch(`${operator.origin}/__sandbox/${name}`),
      ),
    )

    expect(text).toContain("<h1>โต๊ะคุม</h1>")
    expect(page.headers.get("content-security-policy")).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'self'/,
    )
    expect(text).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|\sstyle=/)
    const script = [200, "text/javascript; charset=utf-8"]
    expect(parts.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual([
      script,
      script,
      script,
      script,
      [200, "text/css; charset=utf-8"],
      [200, "font/woff2"],
    ])
    expect(page.headers.get("content-security-policy")).toContain("font-src 'self'")
  })

  it("is closed to other names, to what is passed on for others, and to other pages", async () => {
    const everyPath = ["/__sandbox", "/__sandbox/desk.js", "/__sandbox/state", "/__sandbox/outbox", "/__sandbox/faults"]
    const from = (headers: Record<string, string>) => Promise.all(everyPath.map((path) => statusAt(path, headers)))

    expect(await from({})).toEqual([200, 200, 200, 200, 200])
    expect(await from({ host: "rebound.example.com" })).toEqual([403, 403, 403, 403, 403])
    expect(await from({ "x-forwarded-for": "203.0.113.9" })).toEqual([403, 403, 403, 403, 403])
    expect(await statusAt("/__sandbox/reset", { origin: "https://example.com" }, "POST")).toBe(403)
    expect(await statusAt("/__sandbox/reset", { origin: "http://localhost:1" }, "POST")).toBe(403)
    expect(await statusAt("/__sandbox/faults", { origin: operator.origin }, "DELETE")).toBe(200)
    expect((await operator.ask("/__sandbox/state", { headers: { "x-forwarded-for": "203.0.113.9" } })).body).toEqual({
      code: "forbidden",
      message: "The control desk is for this machine only.",
    })
  })

  it("shows every player with money, tries and lock", async () => {
    await operator.login("malee2569", "Wrong#001")
    const { body } = await operator.ask("/__sandbox/state")

    expect(body).toMatchObject({
      data: {
        offsetSeconds: 0,
        seed: "demo",
        faults: [],
        players: [
          { userName: "malee2569", money: 350.25, afMoney: 0, failedLogins: 1, lockedUntil: null },
          { userName: "nipa2569", status: 0, money: 3_180 },
          { userName: "somchai88", name: "สมชาย ใจดี", status: 0, money: 12480.5, afMoney: 184, failedLogins: 0 },
          { userName: "status1demo", status: 1 },
          { userName: "status2demo", status: 2 },
          { userName: "status3demo", status: 3 },
          { userName: "status4demo", status: 4 },
        ],
      },
    })
    expect((await operator.ask("/__sandbox/outbox")).body).toEqual({ data: [] })
  })

  it("gives a player credit, as an entry of the books, and throws away messages", async () => {
    const fed = await operatorOn(fresh)
    const credit = (userName: string, baht: unknown) => fed.post("/__sandbox/players/credit", { userName, baht })
    expect((await credit("malee2569", 500)).status).toBe(200)
    expect([(await credit("nobody01", 500)).status, (await credit("malee2569", 0.5)).status]).toEqual([404, 400])
    await fed.post("/api/otps.request", { userName: "malee2569", phoneNumber: "0898765432" })
    await fed.ask("/__sandbox/outbox", { method: "DELETE" })

    const token = await fed.tokenOf("malee2569", "Dao2569*k")
    expect((await fed.ask("/api/cashs", fed.as(token))).body).toEqual({ data: { money: 850.25 } })
    expect((await fed.ask("/__sandbox/outbox")).body).toEqual({ data: [] })
    expect((await fed.ask("/__sandbox/books")).body).toMatchObject({ data: { sum: 0, balancesWronglyKept: 0 } })
    await fed.stop()
  })

  it("tells how many slips of each player and of each round wait, of all rounds that run", async () => {
    const noon = await operatorOn(fresh)
    const headers = noon.as(await noon.tokenOf("malee2569", "Dao2569*k")).headers
    const betId = "yeekee-2026-11-20-26"
    const poy = [{ option: "teng_bon_3", number: "123", price: 5, multiply: 850 }]
    await noon.post("/poy-api/lotteries.yeekee.create", { betId, poy }, headers)
    const all = await noon.ask("/__sandbox/rounds/all")
    const state = await noon.ask("/__sandbox/state")

    expect(JSON.stringify(all.body)).toMatch(new RegExp(`"betId":"${betId}"[^}]*"slips":1}`))
    expect(JSON.stringify(all.body).split('"betId":"yeekee-').length).toBeGreaterThan(40)
    expect(state.body).toMatchObject({
      data: {
        playerCount: 7,
        maintenance: false,
        players: [{ userName: "malee2569", waitingSlips: 1 }, {}, {}, {}, {}, {}, {}],
      },
    })
    await noon.stop()
  })

  it("refuses a clock that is no whole number of seconds within ten years", async () => {
    const answers = await Promise.all(
      [1.5, "60", null, 1e12].map((offsetSeconds) => operator.post("/__sandbox/clock", { offsetSeconds })),
    )

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(answers[0]?.body).toMatchObject({ data: { path: "offsetSeconds" } })
  })

  it("ends a round now, by its draw or void, and pays or returns what was staked on it", async () => {
    const noon = await operatorOn(fresh)
    const headers = noon.as(await noon.tokenOf("somchai88", "Duean69#x")).headers
    const poy = Array.from({ length: 10 }, (_, digit) => ({
      option: "teng_bon_1",
      number: `${digit}`,
      price: 1,
      multiply: 3.2,
    }))
    const place = (betId: string) =>
      noon.post("/poy-api/lotteries.pingpong.create", { betId, poy }, { ...headers, "idempotency-key": `on-${betId}` })
    const end = async (betId: string, ending: string) =>
      (await noon.post("/__sandbox/rounds/end", { betId, ending })).status
    const [one, other] = ["pingpong-2026-11-20-10", "pingpong-2026-11-20-11"] as const
    await place(one)
    await place(other)

    expect([await end(one, "draw"), await end(other, "void")]).toEqual([200, 200])
    expect([await end(other, "draw"), await end("nothing", "void"), await end(one, "cancel")]).toEqual([404, 404, 400])
    const { body } = await noon.ask("/poy-api/poys.all?page=1", { headers })
    expect(body).toMatchObject({ data: { poys: [{ status: "REFUNDED", won: 10 }, { status: "WON" }] } })
    await noon.stop()
  })

  it("starts over from a seed: sessions end, locks and faults go, the clock is right", async () => {
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    await operator.post("/__sandbox/clock", { offsetSeconds: 3_600 })
    await operator.post("/__sandbox/faults", { kind: "cut", path: "/api/*" })

    const empty = await operator.post("/__sandbox/reset", { seed: "empty" })
    const bare = await operator.ask("/__sandbox/state")
    const demo = await operator.post("/__sandbox/reset", { seed: "demo" })

    expect([empty.status, demo.status]).toEqual([200, 200])
    expect(bare.body).toMatchObject({ data: { seed: "empty", offsetSeconds: 0, players: [], faults: [] } })
    expect((await operator.ask("/api/cashs", operator.as(token))).status).toBe(401)
    expect((await operator.login("malee2569", "Wrong#001")).body).toMatchObject({ data: { attemptsLeft: 4 } })
  })
})
