import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import type { GameChoice } from "./choice-page.ts"
import { type GamePage, gamePageAt, gamePagesAt } from "./game-page.ts"
import { gamePath } from "./game-path.ts"
import { gamePages, isPartner, partners, rulesOf } from "./partner.ts"

const game = (choice: GameChoice): GamePage => ({ page: "game", choice })
const list = (partner: GameChoice["partner"], gameList?: string): GamePage => ({ page: "list", partner, gameList })

test.each<[string, GamePage | undefined]>([
  ["/game", { page: "partners" }],
  ["/games", { page: "lobby" }],
  ["/live/casino", { page: "liveCasino" }],
  ["/game/logout", { page: "logout" }],
  ["/game/all-bet", game({ partner: "all-bet" })],
  ["/game/ezg", list("ezg")],
  ["/game/ezg/101", game({ partner: "ezg", gameId: "101" })],
  ["/game/gpx", list("gpx")],
  ["/game/gpx/pgSport", list("gpx", "pgSport")],
  ["/game/gpx/slot", list("gpx", "slot")],
  ["/game/gpx/slot/dragon", game({ partner: "gpx", gameList: "slot", gameId: "dragon" })],
  ["/game/hg", game({ partner: "hg" })],
  ["/game/joker", list("joker")],
  ["/game/joker/j1", game({ partner: "joker", gameId: "j1" })],
  ["/game/pegasus", list("pegasus")],
  ["/game/pegasus/p1", game({ partner: "pegasus", gameId: "p1" })],
  ["/game/pg-soft2", list("pg-soft2")],
  ["/game/pg-soft2/126", game({ partner: "pg-soft2", gameId: "126" })],
  ["/game/sa", game({ partner: "sa" })],
  ["/game/soccer", game({ partner: "soccer" })],
  ["/game/wl-game-test", game({ partner: "wl-game-test" })],
  ["/game/wl-game-test/t1", game({ partner: "wl-game-test", gameId: "t1" })],
  ["/game/wl/w1", game({ partner: "wl", gameId: "w1" })],
  ["/game/wl/slot", list("wl", "slot")],
  ["/game/wl/both", game({ partner: "wl", gameId: "both" })],
  ["/game/wl/nobodys", game({ partner: "wl", gameId: "nobodys" })],
  ["/game/wl/slot/w1", game({ partner: "wl", gameList: "slot", gameId: "w1" })],
  ["/game/wm", game({ partner: "wm" })],
  ["/game/wm/list", list("wm")],
  ["/game/world-casino", game({ partner: "world-casino" })],
  ["/game/wl/apart", list("wl", "apart")],
  ["/game/wl", undefined],
  ["/game/gpx//dragon", undefined],
  ["/game/gpx/slot//", undefined],
  ["/game/joker//", undefined],
  ["/game/hg/1", undefined],
  ["/game/wm/other", undefined],
  ["/game/joker/a/b", undefined],
  ["/game/nobody", undefined],
  ["/game/constructor", undefined],
  ["/game/joker/%E0%B8", undefined],
])("%s opens the right thing", (path, opened) => {
  const offered = [
    { partner: "wl", gameId: "w1" },
    { partner: "wl", gameList: "slot", gameId: "s1" },
    { partner: "wl", gameId: "both" },
    { partner: "wl", gameList: "both", gameId: "b1" },
    { partner: "wl", gameList: "apart", gameId: "a1" },
    { partner: "wl", gameList: "slot", gameId: "apart" },
    { partner: "gpx", gameList: "nobodys", gameId: "g1" },
  ]
  expect(gamePageAt(path, offered)).toEqual(opened)
})

test("a name of wl may be a game's or a list's until it is known what the operator offers", () => {
  expect(gamePagesAt("/game/wl/slot")).toEqual([game({ partner: "wl", gameId: "slot" }), list("wl", "slot")])
  expect(gamePagesAt("/game/gpx/slot")).toEqual([list("gpx", "slot")])
  expect(gamePageAt("/game/wl/slot", [])).toEqual(game({ partner: "wl", gameId: "slot" }))
})

test("a game of a partner with one page is named after a #, and nowhere else", () => {
  expect(gamePageAt("/game/sa", [], "table 7")).toEqual(game({ partner: "sa", gameId: "table 7" }))
  expect(gamePageAt("/game/sa", [], "")).toEqual(game({ partner: "sa" }))
  expect(gamePageAt("/game/wm/list", [], "w1")).toEqual(list("wm"))
  expect(gamePageAt("/game/joker/j1", [], "other")).toEqual(game({ partner: "joker", gameId: "j1" }))
})

test("a trailing slash changes nothing, and names are read as they were written", () => {
  expect(gamePageAt("/game/joker/", [])).toEqual(list("joker"))
  expect(gamePageAt("/game/joker/a%2Fb%3F%20ก", [])).toEqual(game({ partner: "joker", gameId: "a/b? ก" }))
})

test("every page that the site makes of a choice opens that choice", () => {
  const name = fc.option(fc.string({ minLength: 1 }), { nil: undefined })
  fc.assert(
    fc.property(fc.constantFrom(...partners), name, name, (partner, gameList, gameId) => {
      const made = Result.getOrUndefined(gamePath({ partner, gameList, gameId }))
      if (made === undefined) return
      const [path = "", hash] = made.split("#")
      const pages = gamePagesAt(path, hash === undefined ? undefined : decodeURIComponent(hash))
      const asked = [
        { page: "game", choice: { partner, ...(gameList !== undefined && { gameList }), ...(gameId && { gameId }) } },
        { page: "list", partner, gameList },
      ]
      expect(pages.some((page) => asked.some((one) => JSON.stringify(one) === JSON.stringify(page)))).toBe(true)
    }),
  )
})

test("whatever an address holds, it is read or it opens nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyLetter })), (segments) => {
      const page = gamePageAt(`/game/${segments.join("/")}`, [])
      if (page?.page === "list") expect(isPartner(page.partner)).toBe(true)
    }),
  )
})

test("the pages of the partners and those beside them are all of the product's, and no other", () => {
  const ofPartners = Object.values([...partners, "wl-game-test" as const].map(rulesOf)).flatMap(({ games, lists }) => [
    ...games,
    ...lists,
  ])
  const paths = new Set([...ofPartners.map((path) => path.replace(/#.*$/, "")), ...Object.keys(gamePages)])
  expect([...paths].toSorted()).toEqual([
    "/game",
    "/game/all-bet",
    "/game/ezg",
    "/game/ezg/{gameId}",
    "/game/gpx",
    "/game/gpx/{gameList}",
    "/game/gpx/{gameList}/{gameId}",
    "/game/hg",
    "/game/joker",
    "/game/joker/{gameId}",
    "/game/logout",
    "/game/pegasus",
    "/game/pegasus/{gameId}",
    "/game/pg-soft2",
    "/game/pg-soft2/{gameId}",
    "/game/sa",
    "/game/soccer",
    "/game/wl-game-test",
    "/game/wl-game-test/{gameId}",
    "/game/wl/{gameId}",
    "/game/wl/{gameList}",
    "/game/wl/{gameList}/{gameId}",
    "/game/wm",
    "/game/wm/list",
    "/game/world-casino",
    "/games",
    "/live/casino",
  ])
})
