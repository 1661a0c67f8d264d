import { readFileSync } from "node:fs"

type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>

/** The addresses of scripts, by what the build calls them or by their source; their files are called by their content alone. */
export const scriptsOf = (...names: ReadonlyArray<string>): RegExp => {
  const manifest: Manifest = JSON.parse(
    readFileSync(new URL("../../dist/.vite/manifest.json", import.meta.url), "utf8"),
  )
  const files = names.map((wanted) => {
    const found =
      manifest[wanted] ?? Object.values(manifest).find(({ name, file }) => name === wanted && file.endsWith(".js"))
    if (found === undefined) throw new Error(`no script of the site is named ${wanted}`)
    return found.file
  })
  return new RegExp(`/(?:${files.join("|")})$`)
}
