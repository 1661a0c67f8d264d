import { expect, test } from "vitest"
import { fastParseStatement } from "./fast-parse-statement.ts"

const page = { from: "2026-11-17", to: "2026-11-20", totals: [], entries: [], next: "" }

test("a statement as operators usually write it has its days", () => {
  expect(fastParseStatement(page)).toEqual({ from: "2026-11-17", to: "2026-11-20" })
})

test.each([
  ["is no object", null],
  ["does not tell its first day", { ...page, from: undefined }],
  ["writes its last day in another way", { ...page, to: "20/11/2026" }],
])("a statement that %s is not read", (_, odd) => {
  expect(fastParseStatement(odd)).toBeUndefined()
})
