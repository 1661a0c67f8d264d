import * as v from "valibot"
import { expect, test } from "vitest"
import { listingFromWire } from "./games-from-wire.ts"
import { GameConfig } from "./wire/games.ts"

const stakesOf = (fields: object) =>
  listingFromWire(v.parse(GameConfig, { partner: "sa", gameId: "table-3", name: "โต๊ะ 3", ...fields })).stakes

test("what a table takes is read, as numbers and as texts", () => {
  expect(stakesOf({ minStake: 20, maxStake: "5000.00" })).toEqual({ min: 2_000, max: 500_000 })
})

test.each([
  {},
  { minStake: 20 },
  { maxStake: 5_000 },
  { minStake: "twenty", maxStake: 5_000 },
  { minStake: 0, maxStake: 5_000 },
  { minStake: 50, maxStake: 20 },
])("limits that are not told as limits, like %j, are not known", (fields) => {
  expect(stakesOf(fields)).toBeUndefined()
})
