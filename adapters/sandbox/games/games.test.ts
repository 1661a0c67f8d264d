import { randomUUID } from "node:crypto"
import { partnersGameListConfig } from "@fakham/adapters/operator/wire"
import { type GameListing, highlightKinds, listedGames, partners } from "@fakham/core/games"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { operatorOn, shelves } from "../testing/operator.ts"

const stock = await shelves()
afterAll(() => Promise.all(stock.map(({ clear }) => clear())))

const Launched = v.object({ data: v.object({ url: v.string() }) })
const Standing = v.object({ balance: v.number(), staked: v.number(), returned: v.number() })
const Opened = v.object({ data: v.object({ secret: v.string(), standing: Standing }) })
const Played = v.object({ data: v.object({ returned: v.number(), outcome: v.unknown(), standing: Standing }) })
const Money = v.object({ data: v.object({ money: v.number() }) })

describe.each(stock)("games, on $kind", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let somchai: string
  let players = 0
  beforeAll(async () => {
    operator = await operatorOn(await fresh(), { historyDays: 0 })
  })
  afterAll(() => operator.stop())

  /** A player who was not there before, with so much money. */
  const newcomer = async (baht: number) => {
    await operator.post("/__sandbox/players/add", { prefix: "arcade", count: ++players, pin: "Arcade2569#x", baht })
    return operator.tokenOf(`arcade${String(players).padStart(5, "0")}`, "Arcade2569#x")
  }
  beforeEach(async () => {
    somchai = await newcomer(1_000)
  })

  const post = (path: string, body: unknown, token = somchai) => operator.post(path, body, operator.as(token).headers)
  const launch = (choice: unknown, token = somchai) => post("/poy-api/partners.game.launch", choice, token)
  const urlOf = async (choice: unknown = { partner: "joker" }, token = somchai) =>
    new URL(v.parse(Launched, (await launch(choice, token)).body).data.url)
  const open = (token: string) => operator.post("/__partner/seats.open", { token })
  const sit = async (choice: unknown = { partner: "joker" }, token = somchai) =>
    v.parse(Opened, (await open((await urlOf(choice, token)).hash.slice(1))).body).data.secret
  type Round = { readonly round?: string; readonly spot?: string; readonly stake?: number | string }
  const play = (secret: string, round: Round = {}) =>
    post("/__partner/rounds.play", { round: randomUUID(), spot: "line", stake: 10, ...round }, secret)
  const money = async (token = somchai) =>
    v.parse(Money, (await operator.ask("/api/cashs", operator.as(token))).body).data.money
  const noon = Date.parse("2026-11-20T12:00:00+07:00")
  const backToNoon = () => operator.post("/__sandbox/clock", { offsetSeconds: Math.round((noon - Date.now()) / 1_000) })
  const window = { startedDate: "2026-11-17T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" }
  const books = async () => (await operator.ask("/__sandbox/books")).body

  it("are listed for every partner that players are shown, each with a page of the site", async () => {
    const { body } = await post("/poy-api/partners.game.list.config", {})
    const list = v.parse(v.object({ data: partnersGameListConfig.data }), body).data
    const shown = listedGames(
      list.map(({ imageUrl, ...one }): GameListing => ({ ...one, image: imageUrl, closedUntil: one.closedUntil })),
    )
    expect(new Set(shown.map(({ partner }) => partner))).toEqual(new Set(partners))
    expect(shown.length).toBe(list.length)
    expect(list.every(({ name }) => name.includes("สาธิต"))).toBe(true)
    expect((await operator.post("/poy-api/partners.game.list.config.nr")).body).toEqual(body)
    expect((await operator.post("/poy-api/partners.game.list.config")).status).toBe(401)
  })

  it("stand out in every way there is, each with a game that can be launched", async () => {
    const { body } = await operator.ask("/poy-api/game-highlight-configs")
    const Told = v.object({
      data: v.array(
        v.looseObject({
          kind: v.string(),
          partner: v.string(),
          gameId: v.optional(v.string()),
          gameList: v.optional(v.string()),
        }),
      ),
    })
    const list = v.parse(Told, body).data
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(highlightKinds))
    for (const { partner, gameId, gameList } of list)
      expect((await launch({ partner, gameId, gameList })).status).toBe(200)
  })

  it("open once, within a minute, on a page that only the site may frame", async () => {
    const url = await urlOf({ partner: "gpx", gameList: "table", gameId: "baccarat" })
    expect(url.origin).toBe(operator.origin)
    expect(url.pathname).toBe("/__partner/gpx/baccarat/")
    const page = await fetch(url)
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"])
    const policy = page.headers.get("content-security-policy") ?? ""
    expect(policy).toContain(`frame-ancestors ${operator.origin};`)
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).not.toContain("unsafe")
    expect(await page.text()).not.toMatch(/<script(?![^>]* src=)|style=|onclick/)

    const token = url.hash.slice(1)
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(token)))
    expect(opened.filter(({ status }) => status === 401).length).toBe(4)
    expect(opened.filter(({ status }) => status === 200).length).toBe(1)
    expect(opened.find(({ status }) => status === 401)?.body).toMatchObject({ code: "seatClosed" })
    const late = (await urlOf()).hash.slice(1)
    await operator.pass(61)
    expect((await open(late)).status).toBe(401)
    await backToNoon()
  })

  it("are shown to nobody in a frame without a seat, and are no other pages", async () => {
    const strange = await fetch(`${operator.origin}/__partner/joker/slots/?seat=nobody`)
    expect(strange.headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    for (const path of ["/__partner/joker/poker/", "/__partner/nobody/slots/", "/__partner/sa/slots/"])
      expect((await fetch(operator.origin + path)).status, path).toBe(404)
    for (const file of ["game.css", "game.js", "words.js", "slots.js", "hi-lo.js", "baccarat.js"])
      expect((await fetch(`${operator.origin}/__partner/files/${file}`)).status, file).toBe(200)
  })

  it("are found at an address of their own where they have one, and framed by the site that launched", async () => {
    const elsewhere = await operatorOn(await fresh(), { historyDays: 0, partnerOrigin: "https://games.example" })
    const token = await elsewhere.tokenOf("somchai88", "Duean69#x")
    const { body } = await elsewhere.post(
      "/poy-api/partners.game.launch",
      { partner: "sa" },
      { ...elsewhere.as(token).headers, "x-forwarded-host": "Fakham.example", "x-forwarded-proto": "https" },
    )
    const url = new URL(v.parse(Launched, body).data.url)
    expect(url.origin).toBe("https://games.example")
    const page = await fetch(elsewhere.origin + url.pathname + url.search)
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors https://fakham.example;")
    await elsewhere.stop()
  })

  it("cost their stake and pay what came out, each a movement of the player's own money", async () => {
    const secret = await sit({ partner: "gpx" })
    let balance = 1_000
    for (const spot of ["low", "high", "low", "high", "6", "triple"]) {
      const { status, body } = await play(secret, { spot, stake: "10.50" })
      expect(status).toBe(200)
      const { returned, standing } = v.parse(Played, body).data
      balance += returned - 10.5
      expect(standing.balance).toBeCloseTo(balance, 5)
    }
    expect(await money()).toBeCloseTo(balance, 5)
    expect(await books()).toMatchObject({ data: { sum: 0, playersBelowNothing: 0 } })
    const told = await post("/poy-api/transactions.all", window)
    expect(JSON.stringify(told.body).match(/BET_GAME/g)?.length).toBe(6)
    expect((await operator.ask("/api/play-limits.played?since=1763600000", operator.as(somchai))).body).toMatchObject({
      data: { staked: 63 },
    })
  })

  it("give a stake back at a tie of baccarat, and never call that a win", async () => {
    const secret = await sit({ partner: "sa" })
    for (let at = 0; at < 200; at++) {
      const { body } = await play(secret, { spot: "player", stake: 1 })
      const { returned, outcome } = v.parse(Played, body).data
      const { winner } = v.parse(v.object({ winner: v.picklist(["player", "banker", "tie"]) }), outcome)
      expect(returned).toBe({ player: 2, banker: 0, tie: 1 }[winner])
      if (winner !== "tie") continue
      const { body: told } = await post("/poy-api/transactions.all", window)
      expect(JSON.stringify(told).match(/REFUND_GAME/g)?.length).toBe(1)
      return
    }
    throw new Error("Two hundred rounds without a tie: one in half a billion.")
  })

  it("are one round for one id, however often and however fast it is sent", async () => {
    const secret = await sit()
    const round = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(secret, { round, stake: 100 })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { returned, standing } = v.parse(Played, answers[0]?.body).data
    expect(standing).toMatchObject({ staked: 100, returned })
    expect(await money()).toBeCloseTo(1_000 - 100 + returned, 5)
    expect(await play(secret, { round, stake: 99 })).toMatchObject({ status: 409, body: { code: "keyUsedOtherwise" } })
    expect(await books()).toMatchObject({ data: { sum: 0 } })
  })

  it("are refused what is no round, and nothing is written", async () => {
    const secret = await sit({ partner: "gpx" })
    for (const [odd, status, code] of [
      [{ spot: "line" }, 400, "badRequest"],
      [{ spot: "low", round: "one" }, 400, "badRequest"],
      [{ spot: "low", stake: "1.001" }, 400, "badRequest"],
      [{ spot: "low", stake: "" }, 400, "badRequest"],
      [{ spot: "low", stake: 0 }, 409, "stakeOutOfRange"],
      [{ spot: "low", stake: -5 }, 409, "stakeOutOfRange"],
      [{ spot: "low", stake: 500.01 }, 409, "stakeOutOfRange"],
    ] as const)
      expect(await play(secret, odd), JSON.stringify(odd)).toMatchObject({ status, body: { code } })
    expect((await play("nobody", { spot: "low" })).status).toBe(401)
    expect((await play(somchai, { spot: "low" })).status).toBe(401)
    expect(await money()).toBe(1_000)
    const poor = await sit({ partner: "gpx" }, await newcomer(350))
    expect(await play(poor, { spot: "low", stake: 400 })).toMatchObject({
      status: 409,
      body: { code: "BALANCE_NOT_ENOUGH", data: { balance: 350 } },
    })
  })

  it("end with leaving, with another game, and with the logout", async () => {
    const closed = { status: 401, body: { code: "seatClosed" } }
    const first = await sit()
    expect((await play(first)).status).toBe(200)
    const second = await sit({ partner: "joker", gameId: "full-moon" })
    expect(await play(first)).toMatchObject(closed)
    expect((await play(second)).status).toBe(200)
    for (const _ of [1, 2]) expect((await post("/poy-api/partners.game.logout", {})).status).toBe(200)
    expect(await play(second)).toMatchObject(closed)

    const third = await sit()
    const malee = await newcomer(100)
    const waiting = (await urlOf({ partner: "joker" }, malee)).hash.slice(1)
    await post("/api/users.logout", undefined, malee)
    expect(await open(waiting)).toMatchObject(closed)
    expect((await play(third)).status).toBe(200)
    await post("/api/users.logout", undefined)
    expect(await play(third)).toMatchObject(closed)
    expect(await post("/__partner/seats.one", {}, third)).toMatchObject(closed)
  })

  it("are closed to guests, to players of status 3, to games that nobody offers, and during maintenance", async () => {
    expect((await operator.post("/poy-api/partners.game.launch", { partner: "joker" })).status).toBe(401)
    expect((await operator.post("/poy-api/partners.game.logout")).status).toBe(401)
    const wichai = await operator.tokenOf("status3demo", "Fah2569#c")
    expect(await launch({ partner: "joker" }, wichai)).toMatchObject({ status: 403, body: { code: "closedToPlayer" } })
    for (const odd of [{ partner: "nobody" }, { partner: "joker", gameId: "no-such" }, { partner: "wl" }])
      expect(await launch(odd)).toMatchObject({ status: 404, body: { code: "noSuchGame" } })
    expect((await launch({})).status).toBe(400)
    expect((await launch({ partner: "x".repeat(65) })).status).toBe(400)

    expect((await launch({ partner: "world-casino" })).status).toBe(200)
    await operator.pass(16 * 3_600 + 60)
    const until = Date.parse("2026-11-21T05:00:00+07:00") / 1_000
    expect(await launch({ partner: "world-casino" })).toMatchObject({
      status: 409,
      body: { code: "maintenance", data: { until } },
    })
    expect((await launch({ partner: "sa" })).status).toBe(200)
    await backToNoon()
  })

  it("stop at a loss limit and on a break, at the table as at the door", async () => {
    const secret = await sit({ partner: "gpx" })
    await post("/api/play-limits.update", { measure: "loss", span: "day", most: 30 })
    expect(await play(secret, { spot: "triple", stake: 31 })).toMatchObject({
      status: 409,
      body: { code: "PLAY_LIMIT", data: { left: 30 } },
    })
    await post("/api/play-limits.update", { measure: "loss", span: "day", most: 0 })
    expect(await launch({ partner: "joker" })).toMatchObject({
      status: 409,
      body: { code: "PLAY_LIMIT", data: { left: 0 } },
    })
    const malee = await newcomer(100)
    await post("/api/play-limits.break", { kind: "timeOut24h" }, malee)
    const told = await launch({ partner: "joker" }, malee)
    expect(told).toMatchObject({ status: 409, body: { code: "PLAY_LIMIT" } })
    expect(JSON.stringify(told.body)).toContain('"until":')
    expect(await money()).toBe(1_000)
  })
})
