import { expect, test } from "vitest"
import { gamesPlaceOf } from "./games-place.ts"

const place = {
  path: "/games",
  wish: { words: "ลม", kind: "slot", partner: "joker" },
  drawn: 36,
  scrolled: 1_200,
} as const

test("a place among games is found as it was kept", () => {
  expect(gamesPlaceOf(place)).toEqual(place)
  expect(gamesPlaceOf({ ...place, wish: { words: "" } })).toEqual({
    ...place,
    wish: { words: "", kind: undefined, partner: undefined },
  })
})

test("what another version has kept is left out, and never leads off the site", () => {
  expect(gamesPlaceOf({ ...place, wish: { words: 7, kind: "poker", partner: "nobody" } })).toEqual({
    ...place,
    wish: { words: "", kind: undefined, partner: undefined },
  })
  for (const odd of [
    undefined,
    null,
    3,
    [],
    { ...place, path: "https://elsewhere.example" },
    { ...place, path: "//e" },
  ])
    expect(gamesPlaceOf(odd)).toBeUndefined()
  expect(gamesPlaceOf({ ...place, drawn: "all" })).toBeUndefined()
})
