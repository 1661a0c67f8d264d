import { readFileSync } from "node:fs"
import { join } from "node:path"
import { goneNamesIn } from "./commands/gone-names.ts"
import { namedFiles } from "./commands/named-files.ts"
import { root } from "./commands/run.ts"

const files = namedFiles()
const found = files.flatMap((file) => goneNamesIn(file, readFileSync(join(root, file), "utf8")))

for (const name of found) console.log(name)
console.log(`${files.length} files, ${found.length} names that are gone`)

process.exitCode = files.length > 0 && found.length === 0 ? 0 : 1
