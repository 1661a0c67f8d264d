import { expect, test } from "vitest"
import { makeStarField } from "./star-field.ts"

const stars = (count: number) => makeStarField(count).flatMap(({ path }) => path.match(/M[\d.]+ [\d.]+/g) ?? [])

test("the same sky is drawn every night", () => {
  expect(makeStarField(100)).toEqual(makeStarField(100))
})

test("no star is lost between the groups, and none stands outside the sky", () => {
  expect(stars(170)).toHaveLength(170)
  for (const star of stars(170)) {
    const [x = -1, y = -1] = star.slice(1).split(" ").map(Number)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(100)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(100)
  }
})

test("a night of 170 stars is a few dozen drawings at most", () => {
  expect(makeStarField(170).length).toBeLessThan(40)
})

test("some stars twinkle, most do not", () => {
  const twinkling = makeStarField(170)
    .filter(({ twinkle }) => twinkle > 0)
    .flatMap(({ path }) => path.match(/M/g) ?? [])
  expect(twinkling.length).toBeGreaterThan(5)
  expect(twinkling.length).toBeLessThan(40)
})
