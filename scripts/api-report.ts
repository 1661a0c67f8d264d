import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root, run } from "./commands/run.ts"
import { entriesOfCore } from "./core-api/entries.ts"
import { machineTables } from "./core-api/machine-tables.ts"
import { machinesOfCore } from "./core-api/machines.ts"
import { reportsOf } from "./core-api/report.ts"

const kept = join(root, "docs/core-api")
const fileOf = (entry: string) => `${entry.split("/").slice(2).join("-") || "index"}.md`

const write = async (folder: string, files: ReadonlyMap<string, string>) => {
  await mkdir(folder, { recursive: true })
  const strays = (await readdir(folder)).filter((file) => !files.has(file))
  await Promise.all(strays.map((file) => rm(join(folder, file))))
  await Promise.all([...files].map(([file, text]) => writeFile(join(folder, file), text)))
}

/** What would change in the reports that are kept, as a patch; nothing when they tell how core is. */
const differences = async (files: ReadonlyMap<string, string>): Promise<string> => {
  const there = await readdir(kept).catch(() => [])
  const texts = await Promise.all(there.map((file) => readFile(join(kept, file), "utf8")))
  if (there.length === files.size && there.every((file, index) => files.get(file) === texts[index])) return ""
  const folder = await mkdtemp(join(tmpdir(), "fakham-api-"))
  try {
    await write(folder, files)
    const { output } = await run("git", ["diff", "--no-index", "--unified=1", kept, folder])
    return output.replaceAll(`b${folder}`, "b/docs/core-api").replaceAll(`a${kept}`, "a/docs/core-api")
  } finally {
    await rm(folder, { recursive: true })
  }
}

const built = await run("tsc", ["-b", "core"])
if (built.code === 0) {
  const reports = reportsOf(await entriesOfCore(), join(root, "core/dist"))
  const files = new Map(reports.map(({ entry, text }) => [fileOf(entry), text]))
  files.set("states.md", machineTables(await machinesOfCore()))
  const names = reports.reduce((total, report) => total + report.names, 0)
  const changed = await differences(files)
  if (changed !== "" && process.argv.includes("--update")) await write(kept, files)
  else if (changed !== "") {
    console.log(changed)
    console.log("What core offers to others has changed. If that is meant: npm run api -- --update")
    process.exitCode = 1
  }
  if (process.exitCode !== 1) console.log(`${names} names in ${reports.length} entries`)
} else {
  console.log(built.output)
  process.exitCode = 1
}
