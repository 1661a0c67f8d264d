import { join } from "node:path"
import { type Place, readDeclarations } from "./declarations.ts"
import type { PackageEntry } from "./entries.ts"

export type EntryReport = {
  readonly entry: string
  readonly names: number
  /** The names that are told on its page and on no other. */
  readonly own: ReadonlyArray<string>
  readonly text: string
}

const key = ({ file, name }: Place) => `${file} ${name}`

/** The comment stays above the word. */
const asExport = (text: string) => text.replace(/^((?:\/\*\*[\s\S]*?\*\/\s*)?)/, "$1export ")

/** Entries that gather what others declare come last, so that a name is at home where its concept is. */
const gathers = ({ source }: PackageEntry) => !source.includes("/")

/** A machine as its page shows it: where its drawing and its states are. */
const pictured = (name: string, entry: string) =>
  `![States of ${name}](charts/${entryPage(entry)}/${name}.svg)\n\n[Its states, one by one](states.md#${name.toLowerCase()})\n`

/** What the page of an entry is called. */
export const entryPage = (entry: string): string => entry.split("/").slice(2).join("-") || "index"

const block = (declarations: ReadonlyArray<string>) => `\`\`\`ts\n${declarations.join("\n\n")}\n\`\`\`\n`

/** For every entry the declarations of all that it exports, and of what these are made of and no entry exports. */
export const reportsOf = (entries: ReadonlyArray<PackageEntry>, folder: string): ReadonlyArray<EntryReport> => {
  const { exportsOf, textOf, machineOf, mentionedBy } = readDeclarations()
  const homes = new Map<string, { readonly entry: string; readonly name: string }>()
  const exportsIn = ({ source }: PackageEntry) => exportsOf(join(folder, source.replace(/\.ts$/, ".d.ts")))
  for (const entry of [...entries].toSorted((a, b) => Number(gathers(a)) - Number(gathers(b))))
    for (const [name, place] of exportsIn(entry))
      if (!homes.has(key(place))) homes.set(key(place), { entry: entry.name, name })

  const behind = (places: ReadonlyArray<Place>): ReadonlyArray<Place> => {
    const found = new Map<string, Place>()
    const addPlace = (place: Place) => {
      for (const next of mentionedBy(place)) {
        if (homes.has(key(next)) || found.has(key(next))) continue
        found.set(key(next), next)
        addPlace(next)
      }
    }
    for (const place of places) addPlace(place)
    return [...found.values()].toSorted((a, b) => (a.name + a.file < b.name + b.file ? -1 : 1))
  }

  return entries.map((entry) => {
    const exported = exportsIn(entry)
    const own = exported.filter(([, place]) => homes.get(key(place))?.entry === entry.name)
    const others = exported.filter(([, place]) => homes.get(key(place))?.entry !== entry.name)
    const passedOn = others.map(([name, place]) => {
      const home = homes.get(key(place))
      return `export { ${home?.name === name ? name : `${home?.name} as ${name}`} } from "${home?.entry}"`
    })
    const machines = own.filter(([, place]) => machineOf(place) !== undefined)
    const lines = own
      .filter(([, place]) => machineOf(place) === undefined)
      .map(([name, place]) =>
        place.name === name ? asExport(textOf(place)) : `export { ${place.name} as ${name} }\n${textOf(place)}`,
      )
    const hidden = behind(own.map(([, place]) => place)).map(textOf)
    return {
      entry: entry.name,
      names: exported.length,
      own: own.map(([name]) => name),
      text: [
        `# ${entry.name}\n`,
        "What this entry exports, as the compiler declares it. `npm run api -- --update` writes this file.\n",
        block([...(passedOn.length > 0 ? [passedOn.join("\n")] : []), ...lines]),
        ...(machines.length > 0 ? ["## Machines\n"] : []),
        ...machines.map(([name, place]) =>
          [`### ${name}\n`, block([textOf(place)]), pictured(name, entry.name)].join("\n"),
        ),
        ...(hidden.length > 0 ? ["## What these are made of\n", block(hidden)] : []),
      ].join("\n"),
    }
  })
}
