import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { playingSince } from "./playing-since.ts"

afterEach(() => void vi.unstubAllGlobals())

const minute = 60_000
const began = 1_000_000

test("play goes on over pages loaded anew, as long as the player does not pause for half an hour", () => {
  standInBrowser()
  expect(playingSince("somchai", began)).toBe(began)
  expect(playingSince("somchai", began + 30 * minute)).toBe(began)
  expect(playingSince("somchai", began + 60 * minute)).toBe(began)
  expect(playingSince("somchai", began + 90 * minute + 1)).toBe(began + 90 * minute + 1)
})

test("another player begins anew, and so does one whose clock went back", () => {
  standInBrowser()
  playingSince("somchai", began)
  expect(playingSince("malee", began + minute)).toBe(began + minute)
  expect(playingSince("malee", began)).toBe(began)
})

test("a browser that keeps nothing counts from now", () => {
  standInBrowser(false)
  expect(playingSince("somchai", began)).toBe(began)
  expect(playingSince("somchai", began + minute)).toBe(began + minute)
})

test("whatever is found in the storage, nobody has played since later than now", () => {
  const { stored } = standInBrowser()
  const odd = fc.record({
    version: fc.constantFrom(1, 2),
    uuid: fc.constantFrom("somchai", "malee"),
    since: fc.oneof(fc.integer(), fc.string()),
    seenAt: fc.oneof(fc.integer(), fc.integer({ min: began - minute, max: began + minute })),
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        odd.map((one) => JSON.stringify(one)),
      ),
      (text) => {
        stored.set("fakham.playingSince", text)
        expect(playingSince("somchai", began)).toBeLessThanOrEqual(began)
      },
    ),
  )
})
