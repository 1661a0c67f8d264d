import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { withCalls } from "./calls/call-sections.ts"
import { root } from "./commands/run.ts"

const file = join(root, "docs/api.md")
await writeFile(file, withCalls(await readFile(file, "utf8")))
console.log("docs/api.md holds every call of the wire.")
