/** Vite's account of a build: source file to what it became. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly src?: string
      readonly isEntry?: boolean
      readonly isDynamicEntry?: boolean
      readonly imports?: ReadonlyArray<string>
      readonly css?: ReadonlyArray<string>
      readonly assets?: ReadonlyArray<string>
    }
  >
>

/** The chunks that must arrive before these can run: themselves and all that they import, and so on. */
export const closure = (manifest: Manifest, roots: ReadonlyArray<string>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const reach = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`the build knows no ${key}`)
    if (reached.has(key)) return
    reached.add(key)
    for (const next of chunk.imports ?? []) reach(next)
  }
  for (const key of roots) reach(key)
  return reached
}

export const scriptsOf = (manifest: Manifest, keys: Iterable<string>): ReadonlyArray<string> =>
  [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))].filter((file) => file.endsWith(".js"))

export const stylesOf = (manifest: Manifest, keys: Iterable<string>): ReadonlyArray<string> => [
  ...new Set([...keys].flatMap((key) => manifest[key]?.css ?? [])),
]

/** The screens that are fetched when they are visited, each with the scripts that only it brings along. */
export const laterScreens = (manifest: Manifest, first: ReadonlySet<string>) =>
  Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !first.has(key) && !key.endsWith(".po"))
    .map(([key]) => ({
      key,
      scripts: scriptsOf(
        manifest,
        [...closure(manifest, [key])].filter((needed) => !first.has(needed)),
      ),
    }))
