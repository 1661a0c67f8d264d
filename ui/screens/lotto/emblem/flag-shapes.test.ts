import { marketCountries } from "@fakham/core/lotto"
import { expect, test } from "vitest"
import { box, disc, petal, starShape, trigram } from "./flag-shapes.ts"
import { flags } from "./flags.ts"

test("areas, discs and stars stand where they are said to", () => {
  expect(box(0, 20 / 3, 28, 20 / 3)).toBe("M0 6.67h28v6.67h-28z")
  expect(disc([14, 10], 6)).toBe("M8 10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z")
  expect(starShape([10, 10], 10, { points: 2, depth: 0.5 })).toBe("M10 0L15 10L10 20L5 10z")
  expect(starShape([10, 10], 10, { points: 2, depth: 0.5, turn: Math.PI / 2 })).toBe("M20 10L10 15L0 10L10 5z")
})

test("a petal grows out of the middle, and a broken bar is two", () => {
  expect(petal([14, 10], 6, 0)).toBe("M14 10Q11.18 5.4 14 4Q16.82 5.4 14 10z")
  const bars = (shape: string) => shape.split("z").length - 1
  expect(bars(trigram([14, 10], 0, [true, true, true]))).toBe(3)
  expect(bars(trigram([14, 10], 0, [true, false, false]))).toBe(5)
})

test("no two countries have the same flag, and none is drawn with a number that is none", () => {
  const drawn = marketCountries.map((country) => flags[country].flat().join(" "))
  expect(new Set(drawn).size).toBe(13)
  expect(drawn.filter((flag) => flag.includes("NaN"))).toEqual([])
})
