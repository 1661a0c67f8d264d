import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./commands/run.ts"
import { specParts } from "./spec/sections/index.ts"
import { specDocument } from "./spec/spec-document.ts"

await writeFile(join(root, "docs/spec.md"), specDocument(specParts))
console.log("docs/spec.md holds every line of the specification with the tests that assert it.")
