/** Folders in which each file gives one thing to a list beside it, and is called like it or as the list asks. */
const conventions = [
  // The router reads `Route` of each file.
  "ui/routes/",
  // The loaders read `part` of each file.
  "ui/app/parts/",
  // A catalogue is called as its room.
  "ui/locales/",
  // A migration is called as its file.
  "adapters/sandbox/database/migrations/",
  // A family of pasted slips is called as its file.
  "core/poy/paste/testing/slips/",
]

/** What a runner of tests is called by: fixtures extend Playwright's, and a stand-in takes the place of Vitest's. */
const runner = "test"

const exported = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm

/** Tests export nothing, and plain scripts of pages stand alone. */
const isRead = (file: string): boolean =>
  /(?<!\.test)\.tsx?$/.test(file) && !conventions.some((folder) => file.startsWith(folder))

/** The names that more than one file exports, each with its files. */
export const sharedNames = (sources: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const files = new Map<string, Set<string>>()
  for (const [file, source] of sources)
    if (isRead(file))
      for (const [, name = ""] of source.matchAll(exported)) files.set(name, (files.get(name) ?? new Set()).add(file))
  return [...files]
    .filter(([name, { size }]) => size > 1 && name !== runner)
    .map(([name, of]) => `${name} is exported by ${[...of].join(" and ")}`)
}
