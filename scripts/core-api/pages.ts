import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { root } from "../commands/run.ts"
import { chartOf } from "./charts/chart.ts"
import { entriesOfCore } from "./entries.ts"
import { indexPage } from "./index-page.ts"
import { lawsOfCore, lawsPage } from "./laws.ts"
import { machineTables } from "./machine-tables.ts"
import { machinesOfCore } from "./machines.ts"
import { portsPage } from "./ports.ts"
import { entryPage, reportsOf } from "./report.ts"

const pages = join(root, "docs/core-api")
const declarations = join(root, "core/dist")

/** Every page about core, by its path below `docs/core-api`, and how many names they tell in how many entries. */
export const pagesOfCore = async () => {
  const entries = await entriesOfCore()
  const machines = await machinesOfCore()
  const reports = reportsOf(entries, declarations)
  const files = new Map(reports.map(({ entry, text }) => [`${entryPage(entry)}.md`, text]))
  files.set("README.md", indexPage(reports))
  files.set("states.md", machineTables(machines))
  files.set("ports.md", portsPage(entries, declarations, machines))
  files.set("laws.md", lawsPage(lawsOfCore()))
  for (const { entry, name, machine } of machines) files.set(`charts/${entryPage(entry)}/${name}.svg`, chartOf(machine))
  return { files, entries: reports.length, names: reports.reduce((total, report) => total + report.names, 0) }
}

const written = async (): Promise<ReadonlyArray<string>> => {
  const found = await readdir(pages, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.flatMap((entry) => (entry.isFile() ? [relative(pages, join(entry.parentPath, entry.name))] : []))
}

/** The pages that differ from those that are kept, or stand on one side alone. */
export const stalePages = async (files: ReadonlyMap<string, string>): Promise<ReadonlyArray<string>> => {
  const there = await written()
  const texts = new Map(
    await Promise.all(there.map(async (file) => [file, await readFile(join(pages, file), "utf8")] as const)),
  )
  return [...new Set([...there, ...files.keys()])].filter((file) => files.get(file) !== texts.get(file))
}

/** Writes the pages, and removes those that there is nothing to say on any longer. */
export const writePages = async (files: ReadonlyMap<string, string>): Promise<void> => {
  for (const file of await written()) if (!files.has(file)) await rm(join(pages, file))
  for (const [file, text] of files) {
    await mkdir(dirname(join(pages, file)), { recursive: true })
    await writeFile(join(pages, file), text)
  }
}
