import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { forgetGameOpening, gameOpenedAt } from "./game-opening.ts"

afterEach(() => void vi.unstubAllGlobals())

test("a visit to a game goes on when its page is loaded anew, and begins anew after it was left", () => {
  standInBrowser()
  expect(gameOpenedAt("somchai", "/game/sa", 7_000)).toBe(7_000)
  expect(gameOpenedAt("somchai", "/game/sa", 90_000)).toBe(7_000)
  forgetGameOpening()
  expect(gameOpenedAt("somchai", "/game/sa", 91_000)).toBe(91_000)
})

test("another game, another player and a clock that was set back begin anew", () => {
  standInBrowser()
  gameOpenedAt("somchai", "/game/sa", 7_000)
  expect(gameOpenedAt("somchai", "/game/joker", 8_000)).toBe(8_000)
  expect(gameOpenedAt("malee", "/game/joker", 9_000)).toBe(9_000)
  expect(gameOpenedAt("malee", "/game/joker", 5_000)).toBe(5_000)
})

test("a browser that keeps nothing counts from when the page was loaded", () => {
  standInBrowser(false)
  expect(gameOpenedAt("somchai", "/game/sa", 7_000)).toBe(7_000)
  expect(gameOpenedAt("somchai", "/game/sa", 8_000)).toBe(8_000)
  forgetGameOpening()
})
