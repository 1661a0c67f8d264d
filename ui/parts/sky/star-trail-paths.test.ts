import { expect, test } from "vitest"
import { makeStarTrails } from "./star-trail-paths.ts"

const arcs = () => makeStarTrails(34).flatMap(({ path }) => path.match(/M[^M]+/g) ?? [])

test("the same trails stand in the sky every night, in a handful of drawings", () => {
  expect(makeStarTrails()).toEqual(makeStarTrails())
  expect(arcs()).toHaveLength(34)
  expect(makeStarTrails().length).toBeLessThanOrEqual(8)
})

test("each trail runs around the pole at one distance, clear of the moon in the middle", () => {
  for (const arc of arcs()) {
    const [x1 = 0, y1 = 0, radius = 0, , , , , x2 = 0, y2 = 0] = (arc.match(/-?[\d.]+/g) ?? []).map(Number)
    expect(radius).toBeGreaterThan(60)
    expect(Math.hypot(x1, y1)).toBeCloseTo(radius, 0)
    expect(Math.hypot(x2, y2)).toBeCloseTo(radius, 0)
  }
})
