import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { gracePeriodMs, keepAssets } from "./keep-assets.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keep-assets-"))
})
afterAll(() => rm(folder, { recursive: true }))

let releases = 0
const release = async (...files: ReadonlyArray<string>) => {
  releases += 1
  const siteDir = join(folder, `${releases}`)
  await mkdir(join(siteDir, "assets/fonts"), { recursive: true })
  await writeFile(join(siteDir, "index.html"), `release ${releases}`)
  for (const file of files) await writeFile(join(siteDir, "assets", file), `${file} of ${releases}`)
  return siteDir
}
const assetsOf = async (siteDir: string) =>
  (await readdir(join(siteDir, "assets"), { recursive: true })).filter((file) => file.includes(".")).toSorted()

const monday = Date.parse("2026-11-23T20:00:00Z")
const hour = 60 * 60_000

test("files of the last release stay beside those of the new one, compressed forms and folders too", async () => {
  const older = await release("main-a.js", "main-a.js.br", "fonts/thai-a.woff2", "shared.css")
  const newer = await release("main-b.js", "shared.css")
  expect(await keepAssets(older, newer, monday)).toBe(3)
  expect(await assetsOf(newer)).toEqual(["fonts/thai-a.woff2", "main-a.js", "main-a.js.br", "main-b.js", "shared.css"])
  expect(await readFile(join(newer, "assets/shared.css"), "utf8")).toBe("shared.css of 2")
  expect(await readFile(join(newer, "index.html"), "utf8")).toBe("release 2")
})

test("a file stays for a day from when it was left out, however many releases come, and then goes", async () => {
  const first = await release("a.js", "again.js")
  const second = await release("b.js")
  await keepAssets(first, second, monday)
  const third = await release("c.js", "again.js")
  await keepAssets(second, third, monday + 23 * hour)
  expect(await assetsOf(third)).toEqual(["a.js", "again.js", "b.js", "c.js"])
  const fourth = await release("d.js")
  await keepAssets(third, fourth, monday + gracePeriodMs)
  expect(await assetsOf(fourth)).toEqual(["again.js", "b.js", "c.js", "d.js"])
})

test("a folder without a built site is told, rather than nothing being kept", async () => {
  await expect(keepAssets(join(folder, "nowhere"), await release(), monday)).rejects.toThrow(
    "There is no built site in",
  )
})
