import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { inputsHash } from "./inputs.ts"

let root: string
const put = async (path: string, content: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "inputs-"))
  await put("core/money/satang.ts", "one")
  await put("ui/main.tsx", "two")
  await put("package-lock.json", "{}")
})
afterEach(() => rm(root, { recursive: true }))

test("sources that did not change make the same site", async () => {
  const before = await inputsHash(root)
  await put("ui/main.tsx", "two")
  expect(await inputsHash(root)).toBe(before)
})

test.each([
  "core/money/satang.ts",
  "ui/main.tsx",
  "ui/public/icon.svg",
  "ui/locales/th.po",
  "adapters/browser/index.ts",
  "package-lock.json",
  "vite.config.ts",
])("a change of %s makes another site", async (path) => {
  const before = await inputsHash(root)
  await put(path, "changed")
  expect(await inputsHash(root)).not.toBe(before)
})

test("a file under another name makes another site", async () => {
  const before = await inputsHash(root)
  await rm(join(root, "ui/main.tsx"))
  await put("ui/other.tsx", "two")
  expect(await inputsHash(root)).not.toBe(before)
})

test.each([
  "adapters/sandbox/index.ts",
  "adapters/host/index.ts",
  "core/money/satang.test.ts",
  "ui/route-tree.gen.ts",
  "ui/dist/index.html",
  "ui/e2e/identity/login.spec.ts",
  "core/node_modules/x/index.js",
  "docs/api.md",
])("%s is no part of the site", async (path) => {
  const before = await inputsHash(root)
  await put(path, "changed")
  expect(await inputsHash(root)).toBe(before)
})
