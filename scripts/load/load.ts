import { parseArgs } from "node:util"
import { measureArrivals } from "./arrivals.ts"
import { measureClosing } from "./closing-seconds.ts"

const { values } = parseArgs({
  options: {
    players: { type: "string" },
    database: { type: "string", default: "sqlite" },
    arrivals: { type: "string" },
    processes: { type: "string", default: "1" },
  },
})
const { database, arrivals } = values
const processes = Number(values.processes)
if (processes > 1 && database !== "postgres")
  throw new Error("Several operators share a PostgreSQL: --database postgres.")
if (arrivals !== undefined && arrivals !== "slips" && arrivals !== "balances")
  throw new Error("What arrives are slips or balances.")
const faults = arrivals
  ? await measureArrivals(database, { processes, count: Number(values.players ?? 500), what: arrivals })
  : await measureClosing(database, Number(values.players ?? 2_000))
for (const fault of faults) console.error(`✘ ${fault}`)
if (faults.length === 0) console.log(arrivals ? "None lost, none doubled." : "None lost, none doubled, none late.")
process.exitCode = faults.length === 0 ? 0 : 1
