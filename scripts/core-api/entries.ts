import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "../commands/run.ts"

/** A name by which a package is entered, and its source below the package's folder. */
export type PackageEntry = { readonly name: string; readonly source: string }

/** The published entries of a workspace, as its manifest lists them; what only this repository enters is left out. */
export const packageEntries = async (folder: string): Promise<ReadonlyArray<PackageEntry>> => {
  const { name, exports }: { name: string; exports: Record<string, string | Record<string, string>> } = JSON.parse(
    await readFile(join(root, folder, "package.json"), "utf8"),
  )
  return Object.entries(exports).flatMap(([path, conditions]) => {
    if (typeof conditions === "string" || conditions["default"] === undefined) return []
    const source = conditions["@fakham/source"]
    return source === undefined ? [] : [{ name: name + path.slice(1), source: source.slice(2) }]
  })
}

/** The entries of core, as its manifest lists them. */
export const entriesOfCore = (): Promise<ReadonlyArray<PackageEntry>> => packageEntries("core")
