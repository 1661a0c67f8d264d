import { dirname } from "node:path"
import type { Import } from "../layers/room-circles.ts"

/** Their tests run the whole operator, or the tools on the whole tree, and so import nearly everything. */
const isWide = (file: string) => /^(adapters\/sandbox|scripts)\//.test(file)

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const readsDocuments = (test: string) =>
  /^scripts\/documents\/(document(s|-paths)|spec|security|.*-guide)\.test\.ts$/.test(test)
/** The lines of the specification and of security name unit tests and journeys by their titles. */
const readsTests = (test: string) => /^scripts\/documents\/(spec|security)\.test\.ts$/.test(test)
/** The folder whose sources a test is about: those of the whole operator lie in folders named like its rooms. */
const folderOf = (file: string) => dirname(file).replace(/^(adapters\/sandbox)\/operator-tests/, "$1")
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
 * The tests to run after a change: those that import what changed, directly or through other files, else those beside it,
 * those of documents after a change of a document, and those of pages that name tests after a change of a test. Of the
 * operator's and the scripts' tests those of a folder in which some source imports what changed itself, or through an
 * index; what only these import is no reason to run others.
 */
export const relatedTests = (
  imports: ReadonlyArray<Import>,
  tests: ReadonlyArray<string>,
  changed: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const near = [...importersOf(changed, importers, isIndex)].filter((file) => !isTest(file))
  const foldersNear = new Set([...changed, ...near].map(folderOf))
  const after = (file: string) => {
    const reached = importersOf([file], importers, (through) => !isWide(through))
    const importing = tests.filter((test) => !isWide(test) && reached.has(test))
    return importing.length > 0 ? importing : tests.filter((test) => folderOf(test) === folderOf(file))
  }
  const chosen = new Set(changed.flatMap(after))
  const testChanged = changed.some((file) => /\.(?:test|spec)\.tsx?$/.test(file))
  const documentChanged = changed.some((file) => file.endsWith(".md"))
  return tests.filter(
    (test) =>
      chosen.has(test) ||
      (documentChanged && readsDocuments(test)) ||
      (testChanged && readsTests(test)) ||
      (isWide(test) && foldersNear.has(folderOf(test))),
  )
}
