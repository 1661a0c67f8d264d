import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./commands/run.ts"
import { withVariables } from "./operations/variable-tables.ts"

const file = join(root, "docs/operations.md")
await writeFile(file, withVariables(await readFile(file, "utf8")))
console.log("docs/operations.md holds every variable of the host and of the stand-in operator.")
