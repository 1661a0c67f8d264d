import { cruise } from "./commands/layers/cruise.ts"

const { modules, dependencies, violations, unseen } = await cruise()

for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`)
for (const file of unseen) console.log(`not looked at: ${file}`)
if (modules === 0 || dependencies === 0) console.log("nothing was looked at: the layer rule saw no import at all")
console.log(`${modules} modules, ${dependencies} dependencies, ${violations.length} violations`)

process.exitCode = violations.length + unseen.length === 0 && modules > 0 && dependencies > 0 ? 0 : 1
