import { readFileSync } from "node:fs"
import { setPriority } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { root } from "../commands/run.ts"
import { refusals } from "./refusals.ts"
import { type Recorded, type Result, report } from "./report.ts"
import { rulesIn } from "./rules.ts"
import { tryRule } from "./try-rule.ts"

const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } })
const lanes = 2
setPriority(10)

const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
const rules = rulesIn(join(root, "core")).filter(
  ({ name }) => values.only.length === 0 || values.only.some((part) => name.includes(part)),
)
const refused = await refusals(rules)
console.log(`${rules.length} files of rules, ${refused.size} mutants refused by the compiler, ${seconds()}`)

const results: Array<Result> = []
const waiting = rules.toSorted((one, other) => other.mutants.length - one.mutants.length).values()
const lane = async () => {
  for (const rule of waiting) {
    const ids = rule.mutants.map(({ id }) => id).filter((id) => !refused.has(`${rule.name} ${id}`))
    results.push({ rule, tried: await tryRule(rule, ids), refused: rule.mutants.length - ids.length })
    console.log(`${rule.name}: ${ids.length} mutants, ${seconds()}`)
  }
}
await Promise.all(Array.from({ length: lanes }, lane))

const recorded: Recorded = JSON.parse(readFileSync(join(root, "scripts/mutation/survivors.json"), "utf8"))
const { isMet, lines } = report(
  results.toSorted((one, other) => one.rule.name.localeCompare(other.rule.name)),
  recorded,
)
for (const line of lines) console.log(line)
if (!isMet) process.exitCode = 1
