import { parseArgs } from "node:util"
import { runChaos } from "./chaos-run.ts"
import { cannotPlayMachines, runMachines } from "./machines/run-machines.ts"

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    writes: { type: "string", default: "10000" },
    players: { type: "string", default: "1000" },
    database: { type: "string", default: "both" },
    machines: { type: "boolean", default: false },
  },
})
const [kills, writes, players] = [Number(values.kills), Number(values.writes), Number(values.players)]
const databases = (["sqlite", "postgres"] as const).filter((one) => [one, "both"].includes(values.database))

const missing = values.machines ? cannotPlayMachines() : undefined
if (missing !== undefined) {
  console.error(missing)
  process.exit(1)
}
const faults: Array<string> = values.machines ? [...(await runMachines(console.log))] : []
for (const database of values.machines ? [] : databases) {
  const result = await runChaos({ database, kills, writes, players, log: console.log })
  console.log(database, result.counts)
  faults.push(...result.faults)
}
for (const fault of faults) console.error(`✘ ${fault}`)
if (faults.length === 0) console.log("Every acknowledged write is there once, and the books are right.")
process.exitCode = faults.length === 0 ? 0 : 1
