import fc from "fast-check"
import { expect, test } from "vitest"
import type { GameListing } from "../games.ts"
import { gameKinds } from "./game-kind.ts"
import { isUnderMaintenance, listedGames } from "./listed.ts"

const listing = (partner: string, more: Partial<GameListing> = {}): GameListing => ({
  partner,
  name: partner,
  kind: "slot",
  image: "",
  active: true,
  closedUntil: undefined,
  ...more,
})

test("what can be opened is shown in the operator's order, each page once", () => {
  const shown = listedGames([
    listing("joker", { gameId: "j1" }),
    listing("sa", { kind: "casino" }),
    listing("joker", { gameId: "j1", name: "again" }),
    listing("gpx", { gameList: "sport", kind: "sport" }),
  ])
  expect(shown.map(({ path, kind, opens }) => [path, kind, opens])).toEqual([
    ["/game/joker/j1", "slot", "game"],
    ["/game/sa", "casino", "game"],
    ["/game/gpx/sport", "sport", "list"],
  ])
})

test("games are slots, live casinos, sports and cards; one of another kind is shown without a kind", () => {
  expect(gameKinds).toEqual(["slot", "casino", "sport", "card"])
  expect(listedGames([listing("wm", { kind: "fishing" })]).map(({ kind }) => kind)).toEqual([undefined])
})

test.each<[string, GameListing]>([
  ["is switched off", listing("sa", { active: false })],
  ["is of a partner that the site does not know", listing("constructor")],
  ["has no page", listing("hg", { gameList: "1" })],
])("what %s is not shown", (_, hidden) => {
  expect(listedGames([hidden])).toEqual([])
})

test("a partner under maintenance stays listed and opens at the time it says", () => {
  const closed = listing("sa", { closedUntil: 5_000 })
  expect(listedGames([closed]).length).toBe(1)
  expect([4_999, 5_000].map((now) => isUnderMaintenance(closed, now))).toEqual([true, false])
  expect(isUnderMaintenance(listing("sa"), 0)).toBe(false)
})

test("whatever the operator sends, what is shown has a page of its own", () => {
  const sent = fc.record({
    partner: fc.oneof(fc.constantFrom("sa", "joker", "wl", "gpx"), fc.string()),
    gameList: fc.option(fc.string(), { nil: undefined }),
    gameId: fc.option(fc.string(), { nil: undefined }),
    name: fc.string(),
    kind: fc.string(),
    image: fc.string(),
    active: fc.boolean(),
    closedUntil: fc.option(fc.integer(), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(sent), (listings) => {
      const paths = listedGames(listings).map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      expect(paths.every((path) => path.startsWith("/game/"))).toBe(true)
    }),
  )
})
