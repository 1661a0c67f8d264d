import { expect, test } from "vitest"
import { canonicalPath, withoutBackup } from "./backup-path.ts"

test.each([
  ["/index-backup", "/"],
  ["/index-backup/", "/"],
  ["/promotions-backup", "/promotions"],
  ["/credit/deposit-backup/", "/credit/deposit"],
  ["/vdo/pingpong-11-backup", "/vdo/pingpong-11"],
])("%s stands for %s", (path, page) => {
  expect(canonicalPath(path)).toBe(page)
})

test.each(["/", "/promotions", "/-backup", "/backup", "/promotions-backups", "/promotions/"])(
  "%s stands for itself",
  (path) => {
    expect(canonicalPath(path)).toBe(path)
  },
)

test("query and fragment stay", () => {
  expect(withoutBackup(new URL("https://fakham.example/results-backup?date=2026-11-16#gov")).href).toBe(
    "https://fakham.example/results?date=2026-11-16#gov",
  )
})
