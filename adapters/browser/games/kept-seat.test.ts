import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { keepSeat, keptSeat } from "./kept-seat.ts"

afterEach(() => void vi.unstubAllGlobals())

test("a seat is known until it is left, to its player alone", () => {
  standInBrowser()
  expect(keptSeat("somchai")).toBeUndefined()
  keepSeat("somchai", { mode: "sameTab", page: "/game/sa" })
  expect(keptSeat("somchai")).toEqual({ mode: "sameTab", page: "/game/sa" })
  expect(keptSeat("malee")).toBeUndefined()
  keepSeat("somchai", undefined)
  expect(keptSeat("somchai")).toBeUndefined()
})

test.each(["", "null", "{}", '{"version":1,"uuid":"somchai","seat":{"mode":"popup","page":"/"}}'])(
  "what was kept as %j is no seat",
  (kept) => {
    const { stored } = standInBrowser()
    stored.set("fakham.seat", kept)
    expect(keptSeat("somchai")).toBeUndefined()
  },
)

test("a browser that keeps nothing knows of no seat", () => {
  standInBrowser(false)
  keepSeat("somchai", { mode: "frame", page: "/game/sa" })
  expect(keptSeat("somchai")).toBeUndefined()
})
