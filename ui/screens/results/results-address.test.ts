import { expect, test } from "vitest"
import { resultsAddress } from "./results-address.ts"

test("an address tells the day, the group and the bet type, and may leave out each", () => {
  expect(resultsAddress({ day: "2026-11-20", group: "stock", type: "thai_close" })).toEqual({
    day: "2026-11-20",
    group: "stock",
    type: "thai_close",
  })
  expect(resultsAddress({ day: "2028-02-29" })).toEqual({ day: "2028-02-29" })
  expect(resultsAddress({ group: "gov4d" })).toEqual({ group: "gov4d" })
  expect(resultsAddress({})).toEqual({})
})

test.each([
  { day: "20/11/2026" },
  { day: "2026-13-01" },
  { day: "2026-02-29" },
  { day: 20_261_120 },
  { day: "" },
  { group: "roulette" },
  { group: ["gov"] },
  { type: "thai_close" },
  { group: "stock", type: "../gov" },
  { group: "stock", type: "" },
  { group: "stock", type: 7 },
])("%j is the address of no page", (search) => {
  expect(resultsAddress(search)).toBeUndefined()
})
