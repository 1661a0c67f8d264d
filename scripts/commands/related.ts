import { dirname } from "node:path"
import type { Import } from "./cruise.ts"

/** Whatever imports this runs the whole operator, and so imports nearly everything. */
const wholeOperator = "adapters/sandbox/sandbox.ts"

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const readsDocuments = (test: string) => /^scripts\/(documents|.*-guide)\.test\.ts$/.test(test)
const isIndex = (file: string) => /(^|\/)index\.ts$/.test(file)

/** Files and whatever imports them, through files that may be passed through. */
const importersOf = (
  files: ReadonlyArray<string>,
  importers: ReadonlyMap<string, ReadonlyArray<Import>>,
  through: (file: string) => boolean,
): ReadonlySet<string> => {
  const found = new Set(files)
  for (const file of found)
    if (files.includes(file) || through(file)) for (const { from } of importers.get(file) ?? []) found.add(from)
  return found
}

/**
 * The tests to run after a change: those that import what changed, directly or through other files, those beside it, and
 * those of documents after a change of a document.
 * Tests of the whole operator run only where a file of their folder imports what changed itself, or through an index.
 */
export const relatedTests = (
  imports: ReadonlyArray<Import>,
  tests: ReadonlyArray<string>,
  changed: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const reached = importersOf(changed, importers, () => true)
  const ofOperator = importersOf([wholeOperator], importers, () => true)
  const near = importersOf(changed, importers, isIndex)
  const foldersNear = new Set([...near].map((file) => dirname(file)))
  const changedFolders = new Set(changed.map((file) => dirname(file)))
  return tests.filter(
    (test) =>
      changedFolders.has(dirname(test)) ||
      (readsDocuments(test) && changed.some((file) => file.endsWith(".md"))) ||
      (reached.has(test) && (!ofOperator.has(test) || foldersNear.has(dirname(test)))),
  )
}
