import { readFileSync } from "node:fs"

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: ReadonlyArray<string> }>
>

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(new URL("../../dist/.vite/manifest.json", import.meta.url), "utf8"))

/**
 * The addresses of scripts, by their source or by what the build calls them, without the ending of what is fetched later; their
 * files are called by their content alone.
 */
export const scriptAddresses = (...names: ReadonlyArray<string>): RegExp => {
  const manifest = readManifest()
  const files = names.map((wanted) => {
    const found =
      manifest[wanted] ??
      Object.values(manifest).find(({ name, file }) => name?.replace(/\.lazy$/, "") === wanted && file.endsWith(".js"))
    if (found === undefined) throw new Error(`no script of the site is named ${wanted}`)
    return found.file
  })
  return new RegExp(`/(?:${files.join("|")})$`)
}

/** The addresses of all scripts that must have come before these sources can run. */
export const scriptsNeededBy = (...sources: ReadonlyArray<string>): ReadonlyArray<string> => {
  const manifest = readManifest()
  const needed = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`the build knows no ${key}`)
    if (needed.has(`/${chunk.file}`)) return
    needed.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) add(next)
  }
  for (const source of sources) add(source)
  return [...needed]
}
