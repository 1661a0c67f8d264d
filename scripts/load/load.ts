import { parseArgs } from "node:util"
import { measureClosing } from "./closing-seconds.ts"

const { values } = parseArgs({
  options: { players: { type: "string", default: "2000" }, database: { type: "string", default: "sqlite" } },
})
const faults = await measureClosing(values.database, Number(values.players))
for (const fault of faults) console.error(`✘ ${fault}`)
if (faults.length === 0) console.log("None lost, none doubled, none late.")
process.exitCode = faults.length === 0 ? 0 : 1
