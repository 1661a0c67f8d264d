import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { getConfig } from "@lingui/conf"
import { afterEach, expect, test } from "vitest"
import { unspoken } from "./words-of-pages.ts"

const ui = fileURLToPath(new URL("../../../ui", import.meta.url))
const folders: Array<string> = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const collectedOfUi = () => {
  const plain = (paths: ReadonlyArray<string> = []) => paths.map((path) => path.replace(/^(?:<rootDir>|\.)?\/?/, ""))
  const { catalogs } = getConfig({ configPath: `${ui}/lingui.config.ts` })
  return Object.fromEntries(
    catalogs.map(({ path, include, exclude }) => [
      path.split("/").at(-2) ?? "",
      { include: plain(include), exclude: plain(exclude) },
    ]),
  )
}

test("every page of the site fetches the catalogues that hold its sentences", () => {
  const { files, wrong } = unspoken(ui, "main.tsx", ["guest"], collectedOfUi())
  expect(wrong).toEqual([])
  expect(files).toBeGreaterThan(300)
})

const collected = {
  guest: { include: ["guest"], exclude: [] },
  identity: { include: ["account", "bank"], exclude: [] },
  wallet: { include: ["wallet", "bank"], exclude: ["bank/alone.tsx"] },
}

const says = 'import { t } from "@lingui/core/macro"\n'
const lately = (words: string, screen: string) =>
  `import { ${words} } from "./words.ts"\nexport const fetch = () => Promise.all([import("${screen}"), ${words}()])\n`

/** A small site: a first page, from which a page of money and one of accounts are fetched with their words. */
const siteWith = async (files: Readonly<Record<string, string>>) => {
  const root = await mkdtemp(join(tmpdir(), "fakham-pages-"))
  folders.push(root)
  const all = {
    "main.ts": 'import "./guest/first.tsx"\nimport("./money.ts")\nimport("./own.ts")\n',
    "words.ts": "export const addWalletWords = () => {}\nexport const addIdentityWords = () => {}\n",
    "guest/first.tsx": says,
    "money.ts": lately("addWalletWords", "./wallet/page.tsx"),
    "own.ts": lately("addIdentityWords", "./account/page.tsx"),
    "wallet/page.tsx": `${says}import "../bank/name.ts"\n`,
    "account/page.tsx": `${says}import "../bank/name.ts"\n`,
    "bank/name.ts": says,
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return unspoken(root, "main.ts", ["guest"], collected)
}

test("a shared part that every page's catalogue holds is in order", async () => {
  expect(await siteWith({})).toEqual({ files: 8, wrong: [] })
})

test("a shared part whose sentences one of its pages does not fetch is named, with that page", async () => {
  const { wrong } = await siteWith({
    "wallet/page.tsx": `${says}import "../bank/alone.tsx"\n`,
    "account/page.tsx": `${says}export { Alone } from "../bank/alone.tsx"\n`,
    "bank/alone.tsx": says,
  })
  expect(wrong).toEqual(["bank/alone.tsx speaks on what money.ts fetches, which has the words of guest, wallet alone"])
})

test("a first page that shows a part of a later one at once is named", async () => {
  const { wrong } = await siteWith({ "guest/first.tsx": `${says}import "../bank/name.ts"\n` })
  expect(wrong).toEqual(["bank/name.ts speaks on what main.ts fetches, which has the words of guest alone"])
})

test("what a page takes for its types alone says nothing", async () => {
  const { wrong } = await siteWith({ "guest/first.tsx": `${says}import type { Name } from "../bank/name.ts"\n` })
  expect(wrong).toEqual([])
})
