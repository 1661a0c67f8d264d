import { mkdtemp, readFile, rm } from "node:fs/promises"
import { SourceMap } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative, resolve } from "node:path"
import { build } from "vite"
import { root } from "../commands/run.ts"
import { firstLoad } from "./first-load.ts"
import { type Manifest, scriptsOf } from "./manifest.ts"
import { kilobytes, type Weight, weigh } from "./weight.ts"

/** Whose code it is: a package, or a floor of this repository. */
export const ownerOf = (file: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? /^(core|adapters|ui)\//.exec(file)?.[1] ?? "bundler"

/** The letters of a built script, by the owner of the source that each comes from. */
export const byOwner = (script: string, sourceAt: (line: number, column: number) => string | undefined) => {
  const pieces = new Map<string, string>()
  let owner = "bundler"
  for (const [line, text] of script.split("\n").entries())
    for (let column = 0; column < text.length; column++) {
      const source = sourceAt(line, column)
      if (source !== undefined) owner = ownerOf(source)

      pieces.set(owner, (pieces.get(owner) ?? "") + text.charAt(column))
    }
  return pieces
}

export type Library = Weight & { readonly owner: string; readonly bytes: number }

/** What each library brings to the first page: the site is built once more, with maps to its sources. */
export const weighLibraries = async (): Promise<ReadonlyArray<Library>> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-libraries-"))
  try {
    await build({
      configFile: join(root, "vite.config.ts"),
      // Some plugins change a file without a map; whose file it is stays known.
      logLevel: "error",
      build: { outDir: folder, emptyOutDir: true, sourcemap: "hidden" },
    })
    const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"))
    const all = new Map<string, string>()
    for (const file of scriptsOf(manifest, await firstLoad(manifest))) {
      const pieces = byOwner(await readFile(join(folder, file), "utf8"), await sourcesOf(join(folder, `${file}.map`)))
      for (const [owner, text] of pieces) all.set(owner, (all.get(owner) ?? "") + text)
    }
    return [...all]
      .map(([owner, text]) => ({ owner, bytes: Buffer.byteLength(text), ...weigh([Buffer.from(text)]) }))
      .toSorted((one, other) => other.bytes - one.bytes)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The bundler's own few lines have no map. */
const sourcesOf = async (file: string) => {
  const text = await readFile(file, "utf8").catch(() => undefined)
  const map = text === undefined ? undefined : new SourceMap(JSON.parse(text))
  return (line: number, column: number): string | undefined => {
    const entry = map?.findEntry(line, column)
    if (entry === undefined || !("originalSource" in entry) || entry.originalSource === undefined) return undefined
    return relative(root, resolve(dirname(file), entry.originalSource))
  }
}

const leastShown = 1_000

/** A row a library, the small ones in one. */
export const reportLibraries = (libraries: ReadonlyArray<Library>): ReadonlyArray<string> => {
  const total = libraries.reduce((sum, { bytes }) => sum + bytes, 0)
  const row = (title: string, bytes: number, gzip: number) =>
    `  ${title.padEnd(34)} ${kilobytes(bytes).padStart(9)} ${((100 * bytes) / total).toFixed(1).padStart(5)} % ${kilobytes(gzip).padStart(9)} gz`
  const small = libraries.filter(({ bytes }) => bytes < leastShown)
  const sum = (of: (library: Library) => number) => small.reduce((sum, library) => sum + of(library), 0)
  return [
    "scripts of / by library, minified, and each packed alone",
    ...libraries.filter(({ bytes }) => bytes >= leastShown).map(({ owner, bytes, gzip }) => row(owner, bytes, gzip)),
    ...(small.length > 0
      ? [
          row(
            `${small.length} smaller ones`,
            sum(({ bytes }) => bytes),
            sum(({ gzip }) => gzip),
          ),
        ]
      : []),
  ]
}
