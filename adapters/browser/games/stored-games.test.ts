import { type PlayerGames, StoredGames } from "@fakham/core/games"
import { Effect } from "effect"
import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { storedGames } from "./stored-games.ts"

afterEach(() => void vi.unstubAllGlobals())

const games: PlayerGames = {
  recent: [{ partner: "joker", gameList: undefined, gameId: "full-moon" }],
  favourites: [{ partner: "sa", gameList: undefined, gameId: undefined }],
}

const shelf = (layer = storedGames({ player: "p1" })) => ({
  recall: () =>
    Effect.runSync(
      Effect.provide(
        StoredGames.use((one) => one.recall()),
        layer,
      ),
    ),
  keep: (stored: PlayerGames) =>
    Effect.runSync(
      Effect.provide(
        StoredGames.use((one) => one.keep(stored)),
        layer,
      ),
    ),
})

test("games that were kept are there when the page is loaded anew", () => {
  standInBrowser()
  shelf().keep(games)
  expect(shelf().recall()).toEqual(games)
})

test("what one player keeps is no other player's", () => {
  standInBrowser()
  shelf().keep(games)
  expect(shelf(storedGames({ player: "p2" })).recall()).toEqual({ recent: [], favourites: [] })
})

test("a browser that kept nothing yet has no games", () => {
  standInBrowser()
  expect(shelf().recall()).toEqual({ recent: [], favourites: [] })
})

test("a browser that keeps nothing keeps games until the page closes", () => {
  standInBrowser(false)
  const page = shelf()
  expect(page.recall()).toEqual({ recent: [], favourites: [] })
  page.keep(games)
  expect(page.recall()).toEqual(games)
  expect(shelf().recall()).toEqual({ recent: [], favourites: [] })
})

test.each([
  ["", "nothing"],
  ["{", "no JSON"],
  ['{"version":2,"games":{"recent":[{"partner":"sa"}]}}', "of another version"],
  ['{"version":1}', "without games"],
  ['{"version":1,"games":{"recent":[{"partner":"nobody"},7,null]}}', "of partners that are none"],
])("what was kept as %s is left out: %s", (text) => {
  const { stored } = standInBrowser()
  stored.set("fakham.games.p1", text)
  expect(shelf().recall()).toEqual({ recent: [], favourites: [] })
})

test("whatever is found in the storage, games come out", () => {
  const { stored } = standInBrowser()
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((odd) => JSON.stringify({ version: 1, games: odd })),
      ),
      (text) => {
        stored.set("fakham.games.p1", text)
        expect(Object.keys(shelf().recall())).toEqual(["recent", "favourites"])
      },
    ),
  )
})
