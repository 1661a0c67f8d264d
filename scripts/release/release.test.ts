import { existsSync, globSync, readFileSync } from "node:fs"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { root, run } from "../commands/run.ts"
import { prepareRelease } from "./prepare-release.ts"
import { changesWith, lockfileWith, manifestWith, packageFolders, versionAfter, versionOf } from "./versions.ts"

const read = (...path: ReadonlyArray<string>) => readFileSync(join(root, ...path), "utf8")
const folders = packageFolders(root)
const version = versionOf(root)

test("everything here has one version, and names it where one needs another", () => {
  expect(folders.map((folder) => versionOf(root, folder))).toEqual(folders.map(() => version))
  for (const folder of folders)
    expect(manifestWith(read(folder, "package.json"), version)).toBe(read(folder, "package.json"))
  expect(lockfileWith(read("package-lock.json"), folders, version)).toBe(read("package-lock.json"))
})

test("every list of changes begins with what is not released, or with this version", () => {
  const lists = ["CHANGELOG.md", ...globSync("{core,adapters/*}/CHANGELOG.md", { cwd: root })]
  expect(lists).toHaveLength(4)
  const first = lists.map((list) => /^## (\S+?),?(?: |$)/m.exec(read(list))?.[1])
  expect(first.filter((heading) => heading !== "Unreleased" && heading !== version)).toEqual([])
})

test.each([
  ["0.1.9", "patch", "0.1.10"],
  ["0.1.9", "minor", "0.2.0"],
  ["0.9.9", "major", "1.0.0"],
])("after %s the next %s version is %s", (before, part, after) => {
  expect(versionAfter(before, part)).toBe(after)
})

test("a release gives manifests, lockfile and changes the next version, and npm has nothing to add", async () => {
  const scratch = await mkdtemp(join(tmpdir(), "fakham-release-"))
  onTestFinished(() => rm(scratch, { recursive: true }))
  for (const file of [
    ".npmrc",
    "package-lock.json",
    ...folders.flatMap((one) => [join(one, "package.json"), join(one, "CHANGELOG.md")]),
  ])
    if (existsSync(join(root, file))) await cp(join(root, file), join(scratch, file))
  const next = versionAfter(version, "minor")
  expect(await prepareRelease(scratch, "minor", "2026-12-06")).toBe(next)
  for (const folder of folders) {
    expect(versionOf(scratch, folder)).toBe(next)
    expect(readFileSync(join(scratch, folder, "package.json"), "utf8")).not.toMatch(
      new RegExp(`"@fakham/[\\w-]+": "${version}"`),
    )
  }
  const lockfile = readFileSync(join(scratch, "package-lock.json"), "utf8")
  expect(lockfile).not.toBe(read("package-lock.json"))
  expect(readFileSync(join(scratch, "CHANGELOG.md"), "utf8")).toMatch(new RegExp(`^## ${next}, 2026-12-06$`, "m"))
  await run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--offline"], { cwd: scratch })
  expect(readFileSync(join(scratch, "package-lock.json"), "utf8")).toBe(lockfile)
  await expect(prepareRelease(scratch, "minor", "2026-12-07")).rejects.toThrow("nothing to release")
  await expect(prepareRelease(scratch, "luck", "2026-12-07")).rejects.toThrow("major, minor or patch")
})

test("changes that nobody has written down are told as none", () => {
  expect(changesWith("# Changes\n\n## 0.1.0\n\n- One.\n", "0.2.0", "2026-12-06")).toBe(
    "# Changes\n\n## 0.2.0, 2026-12-06\n\n- Nothing but the version.\n\n## 0.1.0\n\n- One.\n",
  )
})
