import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./commands/run.ts"
import { securityChapters } from "./security/index.ts"
import { securityDocument } from "./security/security-document.ts"

await writeFile(join(root, "docs/security.md"), securityDocument(securityChapters))
console.log("docs/security.md holds every requirement of ASVS 5.0, levels 1 and 2, with the tests that show it.")
