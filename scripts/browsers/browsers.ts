import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "../commands/run.ts"
import { needSite } from "../commands/site.ts"
import { leastBrowsers } from "../site/least-browsers.ts"
import { guarded, unguarded } from "./guarded-features.ts"
import { newerInScript } from "./newer-in-scripts.ts"
import { newerInStyles } from "./newer-in-styles.ts"

const dist = join(root, "ui/dist")

if (!(await needSite())) process.exit(1)

const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:js|css)$/.test(file))
const used = new Set<string>()
const wrong: Array<string> = []
for (const file of files) {
  const text = await readFile(join(dist, file), "utf8")
  const newer = file.endsWith(".js") ? newerInScript(file, text) : newerInStyles(text)
  for (const feature of newer.keys()) used.add(feature)
  wrong.push(...unguarded(file, newer))
}
for (const feature of Object.keys(guarded)) if (!used.has(feature)) wrong.push(`${feature} is guarded and used nowhere`)

for (const sentence of wrong) console.log(sentence)
const least = Object.entries(leastBrowsers).map(([name, version]) => `${name} ${version}`)
console.log(
  `${files.length} built files for ${least.join(", ")}: ${used.size} newer features, ${wrong.length} problems`,
)
if (wrong.length > 0 || files.length === 0) process.exitCode = 1
