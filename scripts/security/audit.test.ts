import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"

test("docs/deploy.md says within how many days each hole is mended", async () => {
  const guide = await readFile(join(root, "docs/deploy.md"), "utf8")
  expect(guide).toContain("npm run audit")
  expect(guide).toContain("critical within 2 days, high within 7, moderate within 30, low within 90")
})

test("everything installed comes from npm's registry, by the hash in the lockfile", async () => {
  const Lockfile = v.object({
    packages: v.record(
      v.string(),
      v.object({ link: v.optional(v.boolean()), resolved: v.optional(v.string()), integrity: v.optional(v.string()) }),
    ),
  })
  const { packages } = v.parse(Lockfile, JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")))
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link)
  // A package of the registry itself has no address there.
  const others = installed.filter(
    ([, { resolved, integrity = "" }]) => resolved !== undefined || !integrity.startsWith("sha512-"),
  )
  expect(installed.length).toBeGreaterThan(500)
  expect(others.map(([path]) => path)).toEqual([])
})
