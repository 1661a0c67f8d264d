import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { openapiText } from "./calls/openapi.ts"
import { root, runScript } from "./commands/run.ts"
import { writeDocsSite } from "./documents/write-docs-site.ts"
import { withVariables } from "./operations/variable-tables.ts"

const operations = join(root, "docs/operations.md")
await writeFile(join(root, "docs/openapi.json"), openapiText())
await writeFile(operations, withVariables(await readFile(operations, "utf8")))
const { code, output } = await runScript("api-report.ts", ["--update"])
const count = await writeDocsSite(root, join(root, "docs/dist"))
console.log(
  `docs/openapi.json, docs/operations.md and docs/core-api hold what the sources say: ${output.trim()}; docs/dist/index.html opens ${count} pages of them`,
)
process.exitCode = code
