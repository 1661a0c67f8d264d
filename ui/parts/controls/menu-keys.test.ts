import { expect, test } from "vitest"
import { nextItem } from "./menu-keys.ts"

test("arrows walk through a menu and around its ends", () => {
  expect(nextItem("ArrowDown", 0, 4)).toBe(1)
  expect(nextItem("ArrowDown", 3, 4)).toBe(0)
  expect(nextItem("ArrowUp", 2, 4)).toBe(1)
  expect(nextItem("ArrowUp", 0, 4)).toBe(3)
  expect(nextItem("ArrowDown", -1, 4)).toBe(0)
  expect(nextItem("ArrowUp", -1, 4)).toBe(3)
})

test("Home and End go to the ends, letters and an empty menu go nowhere", () => {
  expect(nextItem("Home", 2, 4)).toBe(0)
  expect(nextItem("End", 0, 4)).toBe(3)
  expect(nextItem("a", 0, 4)).toBeUndefined()
  expect(nextItem("ArrowDown", 0, 0)).toBeUndefined()
})
