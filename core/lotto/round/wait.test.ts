import { expect, test } from "vitest"
import { waitFor } from "./wait.ts"

test("a moment that has passed is not waited for, and one that never comes in stretches", () => {
  expect([waitFor(5, 5), waitFor(4, 5), waitFor(6, 5), waitFor(undefined, 5)]).toEqual([0, 0, 1, 2_000_000_000])
})
