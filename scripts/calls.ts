import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { withCalls } from "./calls/call-sections.ts"
import { openapiText } from "./calls/openapi.ts"
import { root } from "./commands/run.ts"

const file = join(root, "docs/api.md")
await writeFile(file, withCalls(await readFile(file, "utf8")))
await writeFile(join(root, "docs/openapi.json"), openapiText())
console.log("docs/api.md and docs/openapi.json hold every call of the wire.")
