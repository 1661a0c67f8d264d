import { expect, test } from "vitest"
import { offered } from "./offered.ts"

test("government lottery reads 3 top, 3 tode, 3 bottom, 3 front", () => {
  const gov = {
    teng_bon_3: 90_000,
    tode_3: 15_000,
    teng_bon_nha_3: 45_000,
    teng_lang_3: 45_000,
    teng_bon_2: 9_000,
    teng_lang_2: 9_000,
    teng_bon_1: 320,
    teng_lang_1: 420,
  }
  expect(offered(gov)).toEqual({
    three: ["teng_bon_3", "tode_3", "teng_lang_3", "teng_bon_nha_3"],
    two: ["teng_bon_2", "teng_lang_2"],
    run: ["teng_bon_1", "teng_lang_1"],
  })
})

test("an option without a rate is not offered, and a short list keeps the order of its rates", () => {
  expect(offered({ teng_bon_3: 85_000, tode_3: 12_000, teng_bon_nha_3: 0, teng_lang_2: 9_200 })).toEqual({
    three: ["teng_bon_3", "tode_3"],
    two: ["teng_lang_2"],
    run: [],
  })
  expect(offered({ tode_3: 12_000, teng_bon_3: 85_000, teng_lang_3: 45_000 }).three).toEqual([
    "teng_bon_3",
    "teng_lang_3",
    "tode_3",
  ])
})

test("a round without rates offers nothing", () => {
  expect(offered({})).toEqual({ three: [], two: [], run: [] })
})

test("an option is on show from a rate of one hundredth on", () => {
  const shown = (rate: number) => JSON.stringify(offered({ teng_bon_2: rate })).includes("teng_bon_2")
  expect([shown(0), shown(1)]).toEqual([false, true])
})
