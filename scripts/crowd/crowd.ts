import { parseArgs } from "node:util"
import { crowdRows, crowdSize, judgeCrowd } from "./judge.ts"
import { runCrowd } from "./run-crowd.ts"
import { scenes } from "./scenes.ts"

// Plays what happens to everybody at once with the machines of core in virtual time, and says how much is asked for at most.
const { values } = parseArgs({
  options: { players: { type: "string", default: "400" }, seed: { type: "string", default: "7" } },
})
const [players, seed] = [Number(values.players), Number(values.seed)]
const lost = await runCrowd(scenes.pushLost, players, seed)
const restarted = await runCrowd(scenes.hostsRestart, players, seed)
const gone = await runCrowd(scenes.siteGone, players, seed)
const ended = await runCrowd(scenes.roundEnds, players, seed)
const outcomes = { pushLost: lost, hostsRestart: restarted, siteGone: gone, roundEnds: ended }
console.log(
  `A second of ${crowdSize.toLocaleString("en")} players, each like one of ${players} that were played (seed ${seed}):\n`,
)
for (const row of crowdRows(outcomes)) console.log(row)
const faults = judgeCrowd(outcomes)
for (const fault of faults) console.log(`✘ ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
