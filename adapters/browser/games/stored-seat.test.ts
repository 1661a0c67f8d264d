import { afterEach, expect, test, vi } from "vitest"
import { standInBrowser } from "../testing/stand-in-browser.ts"
import { storedSeat, storeSeat } from "./stored-seat.ts"

afterEach(() => void vi.unstubAllGlobals())

test("a seat is known until it is left, to its player alone", () => {
  standInBrowser()
  expect(storedSeat("somchai")).toBeUndefined()
  storeSeat("somchai", { mode: "sameTab", page: "/game/sa" })
  expect(storedSeat("somchai")).toEqual({ mode: "sameTab", page: "/game/sa" })
  expect(storedSeat("malee")).toBeUndefined()
  storeSeat("somchai", undefined)
  expect(storedSeat("somchai")).toBeUndefined()
})

test.each(["", "null", "{}", '{"version":1,"uuid":"somchai","seat":{"mode":"popup","page":"/"}}'])(
  "what was kept as %j is no seat",
  (text) => {
    const { stored } = standInBrowser()
    stored.set("fakham.seat", text)
    expect(storedSeat("somchai")).toBeUndefined()
  },
)

test("a browser that keeps nothing knows of no seat", () => {
  standInBrowser(false)
  storeSeat("somchai", { mode: "frame", page: "/game/sa" })
  expect(storedSeat("somchai")).toBeUndefined()
})
