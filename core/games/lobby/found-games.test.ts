import fc from "fast-check"
import { expect, test } from "vitest"
import { anyLetter } from "../../testing/any-hostile.ts"
import { anyGame, findable, foundGames } from "./found-games.ts"
import { listedGames } from "./listed.ts"

const offered = findable(
  listedGames(
    [
      { partner: "pg-soft2", gameId: "1", name: "บัวราตรี", kind: "slot" },
      { partner: "pg-soft2", gameId: "2", name: "น้ำค้างเช้า", kind: "slot" },
      { partner: "joker", gameId: "3", name: "Café Rosé", kind: "slot" },
      { partner: "joker", gameId: "4", name: "ไฮโลหน้าวัด", kind: "card" },
      { partner: "sa", name: "SA Gaming", kind: "casino" },
    ].map((one) => ({ image: "", active: true, closedUntil: undefined, ...one })),
  ),
)

const found = (words: string) => foundGames(offered, { ...anyGame, words }).map(({ listing }) => listing.name)

test.each([
  ["บัวราตรี", ["บัวราตรี"]],
  ["บัว  ราตรี", ["บัวราตรี"]],
  ["นำคาง", ["น้ำค้างเช้า"]],
  ["น้ําค้าง", ["น้ำค้างเช้า"]],
  ["ไฮโล หนาวัด", ["ไฮโลหน้าวัด"]],
  ["CAFE rose", ["Café Rosé"]],
  ["pgsoft", ["บัวราตรี", "น้ำค้างเช้า"]],
  ["PG-Soft บัว", ["บัวราตรี"]],
  ["joker ไฮโล", ["ไฮโลหน้าวัด"]],
  ["sa gaming", ["SA Gaming"]],
  ["บาคาร่า", []],
  ["ราตรีpg", []],
])("%j finds %j", (words, names) => {
  expect(found(words)).toEqual(names)
})

test("without a word all games are found, and by kind and partner some", () => {
  expect(found("  ")).toHaveLength(5)
  expect(foundGames(offered, { ...anyGame, kind: "card" }).map(({ path }) => path)).toEqual(["/game/joker/4"])
  expect(foundGames(offered, { ...anyGame, partner: "joker", kind: "slot" }).map(({ path }) => path)).toEqual([
    "/game/joker/3",
  ])
})

test("a game is found by its whole name, and whatever is typed, what is found was offered in that order", () => {
  for (const { listing } of offered) expect(found(listing.name)).toContain(listing.name)
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), (words) => {
      const names = found(words)
      expect(offered.map(({ listing }) => listing.name).filter((name) => names.includes(name))).toEqual(names)
    }),
  )
})
