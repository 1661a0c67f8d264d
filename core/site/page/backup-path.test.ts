import fc from "fast-check"
import { expect, test } from "vitest"
import { canonicalPath } from "./backup-path.ts"

test.each([
  ["/index-backup", "/"],
  ["/index-backup/", "/"],
  ["/promotions-backup", "/promotions"],
  ["/credit/deposit-backup/", "/credit/deposit"],
  ["/vdo/pingpong-11-backup", "/vdo/pingpong-11"],
  ["/vdo/สลาก-backup", "/vdo/สลาก"],
])("%s stands for %s", (path, page) => {
  expect(canonicalPath(path)).toBe(page)
})

test.each([
  "/",
  "/promotions",
  "/promotions/",
  "/backup",
  "/-backup",
  "/vdo/-backup",
  "/promotions-backups",
  "/promotions-Backup",
  "/promotions-backup/more",
])("%s stands for itself", (path) => {
  expect(canonicalPath(path)).toBe(path)
})

test("every page but the home page is reached by its name with the suffix, with or without a slash behind it", () => {
  const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/).filter((word) => word !== "index")
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), (segments) => {
      const page = `/${segments.join("/")}`
      expect(canonicalPath(`${page}-backup`)).toBe(page)
      expect(canonicalPath(`${page}-backup/`)).toBe(page)
    }),
  )
})
