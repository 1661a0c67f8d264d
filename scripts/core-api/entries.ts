import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "../commands/run.ts"

/** A name by which a package is entered, and its source below the package's folder. */
export type PackageEntry = { readonly name: string; readonly source: string }

/** The entries of core, as its manifest lists them. */
export const entriesOfCore = async (): Promise<ReadonlyArray<PackageEntry>> => {
  const { name, exports }: { name: string; exports: Record<string, string | Record<string, string>> } = JSON.parse(
    await readFile(join(root, "core/package.json"), "utf8"),
  )
  return Object.entries(exports).flatMap(([path, conditions]) => {
    const source = typeof conditions === "string" ? undefined : conditions["@fakham/source"]
    return source === undefined ? [] : [{ name: name + path.slice(1), source: source.slice(2) }]
  })
}
