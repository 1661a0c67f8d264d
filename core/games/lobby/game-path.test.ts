import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import type { GameChoice } from "./choice-page.ts"
import { gamePath } from "./game-path.ts"
import { isPartner, partnerRules, partners } from "./partner.ts"

test("players are shown twelve partners, and not the test page", () => {
  expect(partners).toEqual([
    "all-bet",
    "ezg",
    "gpx",
    "hg",
    "joker",
    "pegasus",
    "pg-soft2",
    "sa",
    "soccer",
    "wm",
    "world-casino",
    "wl",
  ])
  expect(isPartner("wl-game-test")).toBe(true)
})

test("each partner has its name, and games of these kinds", () => {
  expect(Object.entries(partnerRules).map(([partner, { name, kinds }]) => [partner, name, ...kinds])).toEqual([
    ["all-bet", "All Bet", "casino"],
    ["ezg", "EZG", "slot"],
    ["gpx", "GPX", "slot", "sport", "card"],
    ["hg", "HG", "casino"],
    ["joker", "Joker", "slot", "card"],
    ["pegasus", "Pegasus", "slot"],
    ["pg-soft2", "PG Soft", "slot"],
    ["sa", "SA Gaming", "casino"],
    ["soccer", "Soccer", "sport"],
    ["wl-game-test", "WL Test", "slot", "card"],
    ["wm", "WM Casino", "casino"],
    ["world-casino", "World Casino", "casino"],
    ["wl", "WL", "slot", "casino", "card"],
  ])
})

test.each(["logout", "", "Joker", "constructor", "__proto__", "toString"])("%j is no partner", (text) => {
  expect(isPartner(text)).toBe(false)
})

test.each<[GameChoice, string]>([
  [{ partner: "all-bet" }, "/game/all-bet"],
  [{ partner: "ezg" }, "/game/ezg"],
  [{ partner: "ezg", gameId: "101" }, "/game/ezg/101"],
  [{ partner: "gpx" }, "/game/gpx"],
  [{ partner: "gpx", gameList: "slot" }, "/game/gpx/slot"],
  [{ partner: "gpx", gameList: "pgSport" }, "/game/gpx/pgSport"],
  [{ partner: "gpx", gameList: "slot", gameId: "dragon" }, "/game/gpx/slot/dragon"],
  [{ partner: "hg" }, "/game/hg"],
  [{ partner: "hg", gameId: "table 7" }, "/game/hg#table%207"],
  [{ partner: "joker" }, "/game/joker"],
  [{ partner: "joker", gameId: "j1" }, "/game/joker/j1"],
  [{ partner: "pegasus" }, "/game/pegasus"],
  [{ partner: "pegasus", gameId: "p1" }, "/game/pegasus/p1"],
  [{ partner: "pg-soft2" }, "/game/pg-soft2"],
  [{ partner: "pg-soft2", gameId: "126" }, "/game/pg-soft2/126"],
  [{ partner: "sa" }, "/game/sa"],
  [{ partner: "soccer" }, "/game/soccer"],
  [{ partner: "wl-game-test" }, "/game/wl-game-test"],
  [{ partner: "wl-game-test", gameId: "t1" }, "/game/wl-game-test/t1"],
  [{ partner: "wm" }, "/game/wm"],
  [{ partner: "wm", gameId: "w1" }, "/game/wm#w1"],
  [{ partner: "world-casino" }, "/game/world-casino"],
  [{ partner: "wl", gameList: "slot" }, "/game/wl/slot"],
  [{ partner: "wl", gameId: "w1" }, "/game/wl/w1"],
  [{ partner: "wl", gameList: "slot", gameId: "w1" }, "/game/wl/slot/w1"],
])("%j is at %s", (choice, path) => {
  expect(gamePath(choice)).toEqual(Result.succeed(path))
})

test.each<GameChoice>([
  { partner: "wl" },
  { partner: "hg", gameList: "table" },
  { partner: "wm", gameList: "list" },
  { partner: "joker", gameList: "slot" },
  { partner: "gpx", gameId: "1" },
  { partner: "joker", gameId: "" },
  { partner: "joker", gameId: "." },
  { partner: "gpx", gameList: ".." },
  { partner: "gpx", gameList: "..", gameId: "1" },
])("%j has no page", (choice) => {
  expect(gamePath(choice)).toEqual(Result.fail("noSuchPage"))
})

test("a name stays one part of its path, whatever it is", () => {
  expect(gamePath({ partner: "joker", gameId: "a/b?c#d $& ก" })).toEqual(
    Result.succeed("/game/joker/a%2Fb%3Fc%23d%20%24%26%20%E0%B8%81"),
  )
  expect(gamePath({ partner: "joker", gameId: "\ud800" })).toEqual(Result.succeed("/game/joker/%EF%BF%BD"))
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(partnerRules).filter(isPartner)),
      fc.string({ unit: anyLetter }),
      fc.string({ unit: anyLetter }),
      (partner, gameList, gameId) => {
        const path = Result.getOrElse(gamePath({ partner, gameList, gameId }), () => "/game/none/none/none")
        expect(path).toMatch(/^\/game\/[a-z0-9-]+(\/[A-Za-z0-9%._~!*'()-]+){2}$/)
        expect(path.split("/").some((part) => part === "." || part === "..")).toBe(false)
      },
    ),
  )
})
