import { expect, test } from "vitest"
import { moonPlace, tickPath } from "./arc-layout.ts"

test("a day begins at the left end of the arc, is at its top at half time, and ends at the right", () => {
  expect(tickPath(0, 3, false)).toBe("M23.0 203.3L33.0 203.4")
  expect(tickPath(1, 3, false)).toBe("M195.0 33.0L195.0 43.0")
  expect(tickPath(2, 3, false)).toBe("M367.0 203.3L357.0 203.4")
})

test("every fourth stroke is longer, and the next round's the longest", () => {
  expect(tickPath(1, 3, true)).toBe("M195.0 33.0L195.0 59.0")
  expect(tickPath(3, 7, false)).toBe("M195.0 33.0L195.0 48.0")
})

test("a day with a single round has its stroke at the top", () => {
  expect(tickPath(0, 1, false)).toBe("M195.0 33.0L195.0 43.0")
})

test("the moon stands under the stroke of the next round", () => {
  expect(moonPlace(1, 3, 26)).toBe("translate(182.0 67.0)")
})
