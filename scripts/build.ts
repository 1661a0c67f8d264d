import { parseArgs } from "node:util"
import { root } from "./commands/run.ts"
import { buildSite } from "./site/build-site.ts"

const started = performance.now()
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

try {
  // Pages that were loaded before a release ask for its files for a while.
  const { "keep-assets": older } = parseArgs({ options: { "keep-assets": { type: "string" } } }).values
  const { asBrotli, bytes, files } = await buildSite(root, older)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`built ${files} files in ${seconds} s: ${kilobytes(bytes)}, ${kilobytes(asBrotli)} compressed`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
