import { expect, test } from "vitest"
import { type NextRows, nextRowsOf } from "./statement.view.ts"

const known = (next: string | undefined) => ({
  span: { from: "2026-11-13", to: "2026-11-20" },
  totals: [],
  rows: { types: undefined, entries: [], next },
})

const nextRows = (value: Parameters<typeof nextRowsOf>[0]["value"], next: string | undefined = "after-2"): NextRows =>
  nextRowsOf({ value, context: { chosen: undefined, filter: "all", data: known(next) } })

test("more rows are offered as long as some follow, and say when they are on their way or could not be had", () => {
  expect(nextRows("loaded")).toBe("here")
  expect(nextRows("loading")).toBe("here")
  expect(nextRows("loadingMore")).toBe("coming")
  expect(nextRows("moreFailed")).toBe("stopped")
  expect(nextRows("failed")).toBe("stopped")
})

test("where all rows have come, or none yet, none follow", () => {
  expect(nextRowsOf({ value: "loaded", context: { chosen: undefined, filter: "all", data: known(undefined) } })).toBe(
    "none",
  )
  expect(nextRowsOf({ value: "loading", context: { chosen: undefined, filter: "all", data: undefined } })).toBe("none")
})
