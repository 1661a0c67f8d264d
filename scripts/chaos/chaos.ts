import { parseArgs } from "node:util"
import { runChaos } from "./chaos-run.ts"

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    writes: { type: "string", default: "10000" },
    players: { type: "string", default: "1000" },
    database: { type: "string", default: "both" },
  },
})
const [kills, writes, players] = [Number(values.kills), Number(values.writes), Number(values.players)]
const databases = (["sqlite", "postgres"] as const).filter((one) => [one, "both"].includes(values.database))

const faults: Array<string> = []
for (const database of databases) {
  const result = await runChaos({ database, kills, writes, players, log: console.log })
  console.log(database, result.counts)
  faults.push(...result.faults)
}
for (const fault of faults) console.error(`✘ ${fault}`)
if (faults.length === 0) console.log("Every acknowledged write is there once, and the books are right.")
process.exitCode = faults.length === 0 ? 0 : 1
