import { expect, test } from "vitest"
import { type FollowingRows, followingRows } from "./statement.view.ts"

const known = (next: string | undefined) => ({
  span: { from: "2026-11-13", to: "2026-11-20" },
  totals: [],
  rows: { types: undefined, entries: [], next },
})

const following = (
  value: Parameters<typeof followingRows>[0]["value"],
  next: string | undefined = "after-2",
): FollowingRows => followingRows({ value, context: { chosen: undefined, filter: "all", data: known(next) } })

test("more rows are offered as long as some follow, and say when they are on their way or could not be had", () => {
  expect(following("loaded")).toBe("here")
  expect(following("loading")).toBe("here")
  expect(following("loadingMore")).toBe("coming")
  expect(following("moreFailed")).toBe("stopped")
  expect(following("failed")).toBe("stopped")
})

test("where all rows have come, or none yet, none follow", () => {
  expect(
    followingRows({ value: "loaded", context: { chosen: undefined, filter: "all", data: known(undefined) } }),
  ).toBe("none")
  expect(followingRows({ value: "loading", context: { chosen: undefined, filter: "all", data: undefined } })).toBe(
    "none",
  )
})
