import { run } from "./commands/run.ts"
import { pagesOfCore, stalePages, writePages } from "./core-api/pages.ts"

const built = await run("tsc", ["-b", "core"])
if (built.code === 0) {
  const { files, names, entries } = await pagesOfCore()
  const stale = await stalePages(files)
  if (stale.length > 0 && process.argv.includes("--update")) await writePages(files)
  else if (stale.length > 0) {
    console.log(
      `What core offers to others has changed: ${stale.join(", ")}. If that is meant: npm run api -- --update`,
    )
    process.exitCode = 1
  }
  if (process.exitCode !== 1) console.log(`${names} names in ${entries} entries`)
} else {
  console.log(built.output)
  process.exitCode = 1
}
