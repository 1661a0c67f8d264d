import { expect, test } from "vitest"
import { machinesOfCore } from "../machines.ts"
import { boxesOf, boxOf } from "./layout.ts"
import { transitionsOf } from "./transitions.ts"

type Way = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }

/** On which side of a way a place is. */
const sideOf = ({ x1, y1, x2, y2 }: Way, x: number, y: number) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
const areOnTwoSides = (way: Way, { x1, y1, x2, y2 }: Way) => sideOf(way, x1, y1) * sideOf(way, x2, y2) < 0

/** How many pairs of ways ahead cross, as straight lines. */
const crossings = (ways: ReadonlyArray<Way>) =>
  ways.flatMap((one, at) =>
    ways.slice(at + 1).filter((other) => areOnTwoSides(one, other) && areOnTwoSides(other, one)),
  ).length

const machines = await machinesOfCore()

const waysOf = (id: string): ReadonlyArray<Way> => {
  const boxes = machines
    .filter(({ machine }) => machine.id === id)
    .flatMap(({ machine }) => boxesOf(boxOf(machine.root)))
  return boxes.flatMap((from) => {
    const targets = new Set(from.node.path.length === 0 ? [] : transitionsOf(from.node).map(({ target }) => target))
    const x1 = from.x + from.width
    return boxes
      .filter((to) => targets.has(to.node) && to.x >= x1)
      .map((to) => ({ x1, y1: from.y + from.height / 2, x2: to.x, y2: to.y + to.height / 2 }))
  })
}

test.each([
  ["operation", 8, 0],
  ["deposit", 15, 15],
])("the drawing of %s has ways, of which few cross", (id, least, most) => {
  const ways = waysOf(id)
  expect(ways.length).toBeGreaterThan(least)
  expect(crossings(ways)).toBeLessThanOrEqual(most)
})

test("two ways that cross are counted once, and those that meet at an end are not", () => {
  const rising = { x1: 0, y1: 0, x2: 10, y2: 10 }
  const falling = { x1: 0, y1: 10, x2: 10, y2: 0 }
  expect(crossings([rising, falling])).toBe(1)
  expect(crossings([rising, { ...falling, y1: 0 }])).toBe(0)
})
