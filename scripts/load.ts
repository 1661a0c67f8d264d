import { parseArgs } from "node:util"
import { measureClosing } from "./load/closing-seconds.ts"
import { measurePaying } from "./load/paying.ts"

// The closing seconds of a round, three times; with --paying 5000 what players wait for while so many slips are paid.
const { values } = parseArgs({
  options: {
    players: { type: "string", default: "2000" },
    database: { type: "string", default: "sqlite" },
    paying: { type: "string" },
  },
})
const faults =
  values.paying === undefined
    ? await measureClosing(values.database, Number(values.players))
    : await measurePaying(values.database, Number(values.paying))
for (const fault of faults) console.error(`✘ ${fault}`)
if (faults.length === 0 && values.paying === undefined) console.log("None lost, none doubled, none late.")
process.exitCode = faults.length === 0 ? 0 : 1
