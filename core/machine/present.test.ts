import { expect, test } from "vitest"
import { present } from "./present.ts"

test("what is there is there, be it nothing much, and what is missing is a defect", () => {
  expect([0, "", false, null].map(present)).toEqual([0, "", false, null])
  expect(() => present(undefined)).toThrow("missing")
})
