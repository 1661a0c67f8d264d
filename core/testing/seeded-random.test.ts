import { expect, test } from "vitest"
import { seededRandom } from "./seeded-random.ts"

test("a seed gives the same numbers every time, and another seed others", () => {
  const numbers = (seed: number) => {
    const random = seededRandom(seed)
    return [random.below(1_000), random.below(1_000), random.below(1_000)]
  }
  expect(numbers(7)).toEqual([11, 61, 976])
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(8)).not.toEqual(numbers(7))
})

test("it draws from all that there is, and from nothing else", () => {
  const random = seededRandom(1)
  const drawn = Array.from({ length: 200 }, () => random.oneOf(["a", "b", "c"]))
  expect(new Set(drawn)).toEqual(new Set(["a", "b", "c"]))
  expect(Array.from({ length: 200 }, () => random.below(3)).every((one) => [0, 1, 2].includes(one))).toBe(true)
})
