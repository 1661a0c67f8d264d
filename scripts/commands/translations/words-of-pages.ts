import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { parseSync } from "oxc-parser"

/** Catalogues by name, each with the files and folders whose sentences it holds, and those that it leaves out. */
export type Collected = Readonly<
  Record<string, { readonly include: ReadonlyArray<string>; readonly exclude: ReadonlyArray<string> }>
>

/** What a module brings: catalogues by what it imports to fetch them. */
const fetchers: Readonly<Record<string, string>> = {
  addBettingWords: "betting",
  addGameWords: "games",
  addIdentityWords: "identity",
  addLimitsWords: "limits",
  addNotificationsWords: "notifications",
  addSiteWords: "site",
  addWalletWords: "wallet",
  lazyScreen: "player",
}

type Module = {
  readonly now: ReadonlyArray<string>
  readonly later: ReadonlyArray<string>
  /** The catalogues that it fetches beside what it imports later. */
  readonly fetches: ReadonlyArray<string>
  readonly says: boolean
}

const isIn = (file: string, places: ReadonlyArray<string>) =>
  places.some((place) => file === place || file.startsWith(`${place}/`))

/** The catalogues that hold the sentences of a file. */
const cataloguesOf = (file: string, collected: Collected) =>
  Object.keys(collected).filter((name) => {
    const { include = [], exclude = [] } = collected[name] ?? {}
    return isIn(file, include) && !isIn(file, exclude)
  })

const read = (root: string, file: string): Module => {
  const text = readFileSync(join(root, file), "utf8")
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const found = (address: string) => {
    const path = relative(root, join(root, dirname(file), address))
    const names = [path, `${path}.ts`, `${path}.tsx`].filter((name) => /\.tsx?$/.test(name))
    return address.startsWith(".") ? names.filter((name) => existsSync(join(root, name))).slice(0, 1) : []
  }
  const used = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const passedOn = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  const addresses = [...used, ...passedOn].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  return {
    now: addresses.flatMap(found),
    later: dynamicImports.flatMap(({ moduleRequest: { start, end } }) => found(text.slice(start + 1, end - 1))),
    fetches: [
      ...used.flatMap(({ entries }) => entries.flatMap(({ importName }) => fetchers[importName.name ?? ""] ?? [])),
      ...[...text.matchAll(/\baddWords\((\w+)\)/g)].flatMap(([, name = ""]) => name),
    ],
    says: addresses.some((address) => /^@lingui\/\w+\/macro$/.test(address)),
  }
}

/**
 * Walks from the first module along everything that is imported, at once or later, with the catalogues that are there by
 * then; says which files would show codes in the place of their sentences, and where they come from.
 */
export const unspoken = (
  root: string,
  first: string,
  begins: ReadonlyArray<string>,
  collected: Collected,
): { readonly files: number; readonly wrong: ReadonlyArray<string> } => {
  const modules = new Map<string, Module>()
  const visited = new Set<string>()
  const wrong = new Set<string>()
  const visit = (file: string, words: ReadonlySet<string>, from: string) => {
    const visiting = `${file} ${[...words].toSorted().join()}`
    if (visited.has(visiting)) return
    visited.add(visiting)
    const module = modules.get(file) ?? read(root, file)
    modules.set(file, module)
    if (module.says && !cataloguesOf(file, collected).some((name) => words.has(name)))
      wrong.add(
        `${file} speaks on what ${from} fetches, which has the words of ${[...words].toSorted().join(", ")} alone`,
      )
    for (const next of module.now) visit(next, words, from)
    for (const next of module.later) visit(next, new Set([...words, ...module.fetches]), file)
  }
  visit(first, new Set(begins), first)
  return { files: modules.size, wrong: [...wrong].toSorted() }
}
