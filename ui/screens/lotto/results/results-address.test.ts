import { expect, test } from "vitest"
import { resultsAddress } from "./results-address.ts"

test("an address tells the day, the group, the bet type and the part of a day, and may leave out each", () => {
  expect(resultsAddress({ day: "2026-11-20", group: "stock", type: "thai_close" })).toEqual({
    day: "2026-11-20",
    group: "stock",
    type: "thai_close",
  })
  expect(resultsAddress({ day: "2028-02-29" })).toEqual({ day: "2028-02-29" })
  expect(resultsAddress({ group: "gov4d" })).toEqual({ group: "gov4d" })
  expect(resultsAddress({ group: "pingpong", part: "night" })).toEqual({ group: "pingpong", part: "night" })
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
  { group: "yeekee", part: "noon" },
  { group: "yeekee", part: ["night"] },
  { group: "stock", part: "night" },
  { part: "night" },
])("%j is the address of no page", (search) => {
  expect(resultsAddress(search)).toBeUndefined()
})
