import { readFileSync } from "node:fs"
import { join } from "node:path"
import { goneNamesIn } from "./commands/gone-names.ts"
import { namedFiles } from "./commands/named-files.ts"
import { root } from "./commands/run.ts"
import { sharedNames } from "./commands/shared-names.ts"

const sources = new Map(namedFiles().map((file) => [file, readFileSync(join(root, file), "utf8")]))
const gone = [...sources].flatMap(([file, source]) => goneNamesIn(file, source))
const shared = sharedNames(sources)

for (const name of [...gone, ...shared]) console.log(name)
console.log(`${sources.size} files, ${gone.length} names that are gone, ${shared.length} that two files export`)

process.exitCode = sources.size > 0 && gone.length + shared.length === 0 ? 0 : 1
