import fc from "fast-check"
import { expect, test } from "vitest"
import { poySign, signHeight, signWidth } from "./poy-sign-layout.ts"

test("a slip has the same constellation wherever it is shown", () => {
  expect(poySign("A1842-0931")).toEqual(poySign("A1842-0931"))
  const { stars, joins } = poySign("A1842-0931")
  expect(stars.slice(0, 2).map(({ at, radius }) => [...at.map((side) => Math.round(side)), radius])).toEqual([
    [78, 19, 1.6],
    [95, 67, 2.2],
  ])
  expect(joins).toHaveLength(8)
})

test("slips that follow each other look different", () => {
  const shapes = Array.from({ length: 500 }, (_, at) => JSON.stringify(poySign(`A1842-${at}`)))
  expect(new Set(shapes).size).toBe(500)
})

test("every id gives nine stars inside the picture, all joined, none on top of another", () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const { stars, joins } = poySign(id)
      expect([stars.length, joins.length]).toEqual([9, 8])
      for (const { at } of stars) {
        expect(at[0]).toBeGreaterThan(4)
        expect(at[0]).toBeLessThan(signWidth - 4)
        expect(at[1]).toBeGreaterThan(4)
        expect(at[1]).toBeLessThan(signHeight - 4)
        const near = stars.filter((other) => other.at !== at).map(({ at: [x, y] }) => Math.hypot(x - at[0], y - at[1]))
        expect(Math.min(...near)).toBeGreaterThan(8)
      }
      expect(new Set(joins.flat()).size).toBe(9)
    }),
  )
})
