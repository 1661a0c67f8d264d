import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { awaitedGame, keepAwaitedGame } from "./awaited-game.ts"

afterEach(() => void vi.unstubAllGlobals())

const game = { page: "/game/sa#table-3", title: "บาคาร่า โต๊ะ 3" }

test("a player who went for money is led back to the game for an hour, and nobody else is", () => {
  standInBrowser()
  keepAwaitedGame("somchai", game, 1_000)
  expect(awaitedGame("somchai", 3_600_999)).toEqual(game)
  expect(awaitedGame("somchai", 3_601_000)).toBeUndefined()
  expect(awaitedGame("malee", 1_000)).toBeUndefined()
})

test("once the game is played nobody is led back to it", () => {
  standInBrowser()
  keepAwaitedGame("somchai", game, 1_000)
  keepAwaitedGame("somchai", undefined, 2_000)
  expect(awaitedGame("somchai", 2_000)).toBeUndefined()
})

test.each(["https://elsewhere.example/game/sa", "//elsewhere.example/game/sa", "/game//sa", "/main", ""])(
  "nobody is led to %j",
  (page) => {
    standInBrowser()
    keepAwaitedGame("somchai", { ...game, page }, 1_000)
    expect(awaitedGame("somchai", 1_000)).toBeUndefined()
  },
)

test("a browser that keeps nothing leads nobody back", () => {
  standInBrowser(false)
  keepAwaitedGame("somchai", game, 1_000)
  expect(awaitedGame("somchai", 1_000)).toBeUndefined()
})
