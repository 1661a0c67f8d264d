import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { root, run } from "../commands/run.ts"
import { type NewerVersion, newerVersionsIn } from "./newer-versions.ts"
import { packageFolders } from "./versions.ts"

// Tells which libraries have newer versions, those that ship first. It asks npm's registry, and changes nothing.
const Manifest = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) })
const shipped = new Set(
  packageFolders(root).flatMap((folder) =>
    Object.keys(v.parse(Manifest, JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))).dependencies),
  ),
)

const rowOf = ({ name, current, latest, part, heldBack }: NewerVersion) =>
  `  ${name.padEnd(36)} ${current.padEnd(10)} ${latest.padEnd(10)} ${part}${heldBack === undefined ? "" : `, held back: ${heldBack}`}`

const { stdout, output } = await run("npm", ["outdated", "--json"])
try {
  const waiting = newerVersionsIn(stdout === "" ? "{}" : stdout, shipped)
  for (const [title, isShipped] of [
    ["What ships", true],
    ["Tools", false],
  ] as const) {
    const rows = waiting.filter((one) => one.isShipped === isShipped)
    console.log([`${title}: ${rows.length} newer`, ...rows.map(rowOf)].join("\n"))
  }
} catch {
  console.error(`npm's registry did not say what is newer:\n${output}`)
  process.exitCode = 1
}
