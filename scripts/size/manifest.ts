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

/** A prerendered page, by what it imports on demand. */
export type PageModules = { readonly modules: ReadonlyArray<string> }

/** What a player's machines are started by. */
export const machines = "app/start-machines.lazy.ts"

/** What runs on every page on which a player's machines do. */
export const playersShare = (manifest: Manifest, pages: ReadonlyArray<PageModules>): ReadonlySet<string> => {
  const [first, ...others] = pages
    .filter(({ modules }) => modules.includes(machines))
    .map(({ modules }) =>
      closure(
        manifest,
        modules.filter((module) => !module.endsWith(".po")),
      ),
    )
  if (first === undefined) throw new Error(`no page imports ${machines}`)
  return new Set([...first].filter((key) => others.every((page) => page.has(key))))
}

/** What is imported on demand, each with the scripts that only it brings along. */
export const laterScreens = (manifest: Manifest, loaded: ReadonlySet<string>) =>
  Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !loaded.has(key) && !key.endsWith(".po"))
    .map(([key]) => ({
      key,
      scripts: scriptsOf(
        manifest,
        [...closure(manifest, [key])].filter((needed) => !loaded.has(needed)),
      ),
    }))
