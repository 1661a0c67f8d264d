import { expect, test } from "vitest"
import { round42 } from "../../lotto/testing/round-42.ts"
import { hasResult } from "./cancelling.ts"

test("a round that nobody knows any more, or that has no result yet, is no reason to look at a slip again", () => {
  const ends = (output: Parameters<typeof hasResult>[0]["event"]["output"]) => hasResult({ event: { output } })
  expect(ends(undefined)).toBe(false)
  expect(ends({ ...round42, outcome: undefined })).toBe(false)
  expect(ends({ ...round42, outcome: { type: "cancelled" } })).toBe(true)
})
