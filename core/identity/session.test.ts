import { expect, test } from "vitest"
import { limitOf } from "./session.ts"

test("a status from 1 to 4 is a limit, any other number is none", () => {
  expect([0, 1, 2, 3, 4, 5, undefined].map(limitOf)).toEqual([undefined, 1, 2, 3, 4, undefined, undefined])
})
