import { expect, test } from "vitest"
import type { Option } from "./options/option.ts"
import { chanceInAMillion, expectedReturn } from "./return.ts"

const draws = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, "0"))

test.each<[Option, number, number]>([
  ["teng_bon_3", 90_000, 0.9],
  ["tode_3", 15_000, 0.9],
  ["teng_bon_nha_3", 45_000, 0.89955],
  ["teng_lang_3", 45_000, 0.89955],
  ["teng_bon_2", 9_000, 0.9],
  ["teng_lang_2", 9_000, 0.9],
  ["teng_bon_1", 320, 0.8672],
  ["teng_lang_1", 420, 0.798],
])("%s at rate %i in hundredths returns %d of the stake", (option, rate, back) => {
  expect(expectedReturn(option, rate)).toBe(back)
})

test("the fewer arrangements a number has, the less any order returns", () => {
  expect(expectedReturn("tode_3", 15_000, "123")).toBe(0.9)
  expect(expectedReturn("tode_3", 15_000, "112")).toBe(0.45)
  expect(expectedReturn("tode_3", 15_000, "111")).toBe(0.15)
})

test("the chances are those of counting every draw", () => {
  const hits = (wins: (draw: string) => boolean) => draws.filter(wins).length * 1000
  expect(chanceInAMillion("teng_bon_3")).toBe(hits((draw) => draw === "482"))
  expect(chanceInAMillion("tode_3", "482")).toBe(hits((draw) => ["4", "8", "2"].every((digit) => draw.includes(digit))))
  expect(chanceInAMillion("teng_bon_2")).toBe(hits((draw) => draw.endsWith("47")))
  expect(chanceInAMillion("teng_lang_2")).toBe(hits((draw) => draw.endsWith("47")))
  expect(chanceInAMillion("teng_bon_1")).toBe(hits((draw) => draw.includes("9")))
  expect(chanceInAMillion("teng_lang_1")).toBe(hits((draw) => draw.slice(1).includes("9")))
})

test("either of two drawn numbers hits in 1,999 of a million pairs", () => {
  const hits = draws.flatMap((one) => draws.map((other) => one === "482" || other === "482")).filter(Boolean).length
  expect(chanceInAMillion("teng_bon_nha_3")).toBe(hits)
  expect(chanceInAMillion("teng_lang_3")).toBe(hits)
})
