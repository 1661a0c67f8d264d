import { type GameListing, gameKinds, highlightKinds, listedGames, partners } from "@fakham/core/games"
import { partnersGameListConfig } from "@fakham/operator/wire"
import * as v from "valibot"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { databaseSources } from "../../testing/databases.ts"
import { operatorOn } from "../../testing/operator.ts"
import { arcade } from "../testing/arcade.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

describe.each(await Promise.all(sources.map(arcade)))("games, on $kind", (tables) => {
  const { fresh, operator, newcomer, post, launch, urlOf, open, sit, play, backToNoon, welcome } = tables
  beforeEach(welcome)
  afterAll(() => operator.stop())

  it("are listed for every partner that players are shown, each with a page of the site", async () => {
    const { body } = await post("/poy-api/partners.game.list.config", {})
    const list = v.parse(v.object({ data: partnersGameListConfig.data }), body).data
    const shown = listedGames(
      list.map(({ imageUrl, ...one }): GameListing => ({ ...one, image: imageUrl, closedUntil: one.closedUntil })),
    )
    expect(new Set(shown.map(({ partner }) => partner))).toEqual(new Set(partners))
    expect(shown.length).toBe(list.length)
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(gameKinds))
    expect(JSON.stringify(body).length).toBeLessThan(16_000)
    expect((await operator.post("/poy-api/partners.game.list.config.nr")).body).toEqual(body)
    expect((await operator.post("/poy-api/partners.game.list.config")).status).toBe(401)
  })

  it("have pictures of their own that a browser keeps, and there are no other pictures", async () => {
    const { body } = await operator.post("/poy-api/partners.game.list.config.nr")
    const list = v.parse(v.object({ data: partnersGameListConfig.data }), body).data
    for (const path of new Set(list.map(({ imageUrl }) => imageUrl))) {
      const picture = await fetch(operator.origin + path)
      const header = (name: string) => picture.headers.get(name)
      expect([path, picture.status, header("content-type"), header("cache-control")]).toEqual([
        path,
        200,
        "image/svg+xml; charset=utf-8",
        "public, max-age=604800",
      ])
      expect(header("content-security-policy")).toContain("default-src 'none'")
      expect((await picture.text()).length).toBeLessThan(2_500)
    }
    for (const name of ["moon.svg", "moon-pink.svg", "sun-sea.svg", "moon-sea.png", "constructor-sea.svg"])
      expect((await fetch(`${operator.origin}/__pictures/games/${name}`)).status, name).toBe(404)
  })

  it("are as many as it takes to try a long list, and each can be launched", async () => {
    const crowded = await operatorOn(fresh, { historyDays: 0, gameCount: 5_000 })
    const { body } = await crowded.post("/poy-api/partners.game.list.config.nr")
    const list = v.parse(v.object({ data: partnersGameListConfig.data }), body).data
    const token = await crowded.tokenOf("somchai88", "Duean69#x")
    const last = list.at(-1)
    const launched = await crowded.post(
      "/poy-api/partners.game.launch",
      { partner: last?.partner, gameId: last?.gameId },
      crowded.as(token).headers,
    )
    expect([list.length, new Set(list.map(({ name }) => name)).size, launched.status]).toEqual([5_000, 5_000, 200])
    await crowded.stop()
  })

  it("stand out in every way there is, each with a game that can be launched", async () => {
    const { body } = await operator.ask("/poy-api/game-highlight-configs")
    const Answer = v.object({
      data: v.array(
        v.looseObject({
          kind: v.string(),
          partner: v.string(),
          gameId: v.optional(v.string()),
          gameList: v.optional(v.string()),
        }),
      ),
    })
    const list = v.parse(Answer, body).data
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
    for (const file of [
      "page.css",
      "motion.css",
      "game.js",
      "history.js",
      "check.js",
      "site.js",
      "hi-lo.js",
      "barlow.woff2",
    ])
      expect((await fetch(`${operator.origin}/__partner/files/${file}`)).status, file).toBe(200)
  })

  it("have one among them that means harm, known to those who test a site, framed as the others and never paid for", async () => {
    const url = await urlOf({ partner: "wl-game-test", gameId: "hostile" })
    const page = await fetch(operator.origin + url.pathname + url.search)
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      200,
      `frame-ancestors ${operator.origin}`,
    ])
    const script = await fetch(`${operator.origin}/__partner/files/hostile.js`)
    expect(await script.text()).toContain("navigates the top window")
    const { body } = await open(url.hash.slice(1))
    const { secret } = v.parse(v.object({ data: v.object({ secret: v.string() }) }), body).data
    expect((await play(secret)).status).toBe(401)
    const { body: list } = await operator.post("/poy-api/partners.game.list.config.nr")
    expect(JSON.stringify(list)).not.toContain("wl-game-test")
  })

  it("are found at an address of their own where they have one, and framed by the site that launched", async () => {
    const elsewhere = await operatorOn(fresh, { historyDays: 0, partnerOrigins: ["https://games.example"] })
    const token = await elsewhere.tokenOf("somchai88", "Duean69#x")
    const { body } = await elsewhere.post(
      "/poy-api/partners.game.launch",
      { partner: "sa" },
      { ...elsewhere.as(token).headers, "x-forwarded-host": "Fakham.example", "x-forwarded-proto": "https" },
    )
    const url = new URL(v.parse(v.object({ data: v.object({ url: v.string() }) }), body).data.url)
    expect(url.origin).toBe("https://games.example")
    const page = await fetch(elsewhere.origin + url.pathname + url.search)
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors https://fakham.example;")
    await elsewhere.stop()
  })

  it("come by another name than the site's where they have two, for cookies do not tell ports apart", async () => {
    const two = await operatorOn(fresh, {
      historyDays: 0,
      partnerOrigins: ["http://127.0.0.1:4500", "http://localhost:4500"],
    })
    const token = await two.tokenOf("somchai88", "Duean69#x")
    const originFor = async (host: string) => {
      const headers = { ...two.as(token).headers, "x-forwarded-host": host, "x-forwarded-proto": "http" }
      const { body } = await two.post("/poy-api/partners.game.launch", { partner: "sa" }, headers)
      return new URL(v.parse(v.object({ data: v.object({ url: v.string() }) }), body).data.url).origin
    }
    expect(await originFor("localhost:4173")).toBe("http://127.0.0.1:4500")
    expect(await originFor("127.0.0.1:4173")).toBe("http://localhost:4500")
    await two.stop()
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

  it("close with their partner when the desk says so, for as long as it says, and seats that are taken stay", async () => {
    const close = (partner: string, seconds: number | null) =>
      operator.post("/__sandbox/partners/close", { partner, seconds })
    const closedNow = async () => {
      const { body } = await operator.post("/poy-api/partners.game.list.config.nr")
      const list = v.parse(v.object({ data: partnersGameListConfig.data }), body).data
      return new Set(list.filter(({ closedUntil }) => closedUntil !== undefined).map(({ partner }) => partner))
    }
    const secret = await sit({ partner: "joker" })
    expect((await close("joker", 600)).status).toBe(200)
    expect(await closedNow()).toEqual(new Set(["joker"]))
    expect(await launch({ partner: "joker" })).toMatchObject({ status: 409, body: { code: "maintenance" } })
    expect((await play(secret)).status).toBe(200)
    await operator.pass(601)
    expect(await closedNow()).toEqual(new Set())
    await close("ezg", 600)
    await close("sa", 600)
    await close("ezg", null)
    expect(await closedNow()).toEqual(new Set(["sa"]))
    expect((await operator.ask("/__sandbox/state")).body).toMatchObject({
      data: { closedPartners: [{ partner: "sa" }] },
    })
    await close("sa", null)
    expect((await close("nobody", 600)).status).toBe(404)
    expect((await close("joker", 0)).status).toBe(400)
    await backToNoon()
  })
})
