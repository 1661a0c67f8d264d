import { cp, readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"

const assets = "assets"
/** No host serves a file whose name begins with a dot. */
const record = ".older-assets.json"
export const gracePeriodMs = 24 * 60 * 60_000

/** Since when a file is no part of the release, by its path. */
const sinceByPath = v.record(v.string(), v.number())

const supersededIn = async (siteDir: string) => {
  const text = await readFile(join(siteDir, record), "utf8").catch(() => "{}")
  return v.parse(sinceByPath, JSON.parse(text))
}

const assetsIn = async (siteDir: string): Promise<ReadonlyArray<string>> => {
  const entries = await readdir(join(siteDir, assets), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(siteDir.length + 1))
}

/**
 * Puts the assets of an older site beside those of a newer one, for pages that were loaded before it. Each stays for a day after
 * the last release that it was a part of. Answers how many there are.
 */
export const keepAssets = async (olderDir: string, newerDir: string, now: number): Promise<number> => {
  if (!(await stat(olderDir).catch(() => undefined))?.isDirectory())
    throw new Error(`There is no built site in ${olderDir}.`)
  const since = await supersededIn(olderDir)
  const newer = new Set(await assetsIn(newerDir))
  const older = (await assetsIn(olderDir)).filter((file) => !newer.has(file))
  const stay = older.map((file) => [file, since[file] ?? now] as const).filter(([, from]) => now - from < gracePeriodMs)
  for (const [file] of stay) await cp(join(olderDir, file), join(newerDir, file), { preserveTimestamps: true })
  await writeFile(join(newerDir, record), JSON.stringify(Object.fromEntries(stay)))
  return stay.length
}
