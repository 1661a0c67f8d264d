import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root, run } from "./commands/run.ts"
import { entriesOfCore } from "./core-api/entries.ts"
import { machineTables } from "./core-api/machine-tables.ts"
import { machinesOfCore } from "./core-api/machines.ts"
import { reportsOf } from "./core-api/report.ts"

const folder = join(root, "docs/core-api")
const fileOf = (entry: string) => `${entry.split("/").slice(2).join("-") || "index"}.md`

const write = async (folder: string, files: ReadonlyMap<string, string>) => {
  await mkdir(folder, { recursive: true })
  const strays = (await readdir(folder)).filter((file) => !files.has(file))
  await Promise.all(strays.map((file) => rm(join(folder, file))))
  await Promise.all([...files].map(([file, text]) => writeFile(join(folder, file), text)))
}

/** The reports that differ from those that are kept, or stand on one side alone. */
const differing = async (files: ReadonlyMap<string, string>): Promise<ReadonlyArray<string>> => {
  const there = await readdir(folder).catch(() => [])
  const texts = new Map(
    await Promise.all(there.map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const)),
  )
  return [...new Set([...there, ...files.keys()])].filter((file) => files.get(file) !== texts.get(file))
}

const built = await run("tsc", ["-b", "core"])
if (built.code === 0) {
  const reports = reportsOf(await entriesOfCore(), join(root, "core/dist"))
  const files = new Map(reports.map(({ entry, text }) => [fileOf(entry), text]))
  files.set("states.md", machineTables(await machinesOfCore()))
  const names = reports.reduce((total, report) => total + report.names, 0)
  const changed = await differing(files)
  if (changed.length > 0 && process.argv.includes("--update")) await write(folder, files)
  else if (changed.length > 0) {
    console.log(
      `What core offers to others has changed: ${changed.join(", ")}. If that is meant: npm run api -- --update`,
    )
    process.exitCode = 1
  }
  if (process.exitCode !== 1) console.log(`${names} names in ${reports.length} entries`)
} else {
  console.log(built.output)
  process.exitCode = 1
}
