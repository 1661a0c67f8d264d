import { expect, test } from "vitest"
import { fastParsePoys } from "./fast-parse-poys.ts"

const poy = {
  id: "P-2211-00042",
  betGroup: "gov",
  betType: "gov",
  betName: "รัฐบาลไทย",
  dt: "2026-12-01",
  createdAt: "2026-11-20T23:59:07.000000Z",
  stake: 120.5,
}

test("a slip as operators usually write it was placed on its Thai day at its Thai time", () => {
  expect(fastParsePoys([{ ...poy, status: "WAITING" }])).toEqual([
    {
      id: "P-2211-00042",
      betGroup: "gov",
      betType: "gov",
      betName: "รัฐบาลไทย",
      dt: "2026-12-01",
      placedOn: "2026-11-20",
      placedAt: "23:59:07",
      stake: 12_050,
    },
  ])
})

test.each([
  ["is no object", null],
  ["has a number for a name", { ...poy, id: 42 }],
  ["does not tell its day", { ...poy, dt: null }],
  ["was placed by another clock", { ...poy, createdAt: "2026-11-20T23:59:07+00:00" }],
  ["has a stake that is no amount of money", { ...poy, stake: "a lot" }],
])("a list of which one slip %s is not read at all", (_, odd) => {
  expect(fastParsePoys([poy, odd])).toBeUndefined()
})

test("what is no list is not read", () => {
  expect(fastParsePoys({ poys: [poy] })).toBeUndefined()
})
