import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { openapiText } from "./calls/openapi.ts"
import { root } from "./commands/run.ts"

await writeFile(join(root, "docs/openapi.json"), openapiText())
console.log("docs/openapi.json holds every call of the wire.")
