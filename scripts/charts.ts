import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type Chart, drawChart, short } from "./charts/chart.ts"
import { lobbyGrowth } from "./charts/lobby-growth.ts"
import { operatorGrowth } from "./charts/operator-growth.ts"
import { resultsGrowth } from "./charts/results-growth.ts"
import { slipGrowth } from "./charts/slip-growth.ts"
import { slipListGrowth } from "./charts/slip-list-growth.ts"
import { root } from "./commands/run.ts"
import { needSite } from "./commands/site.ts"

const { only } = parseArgs({ options: { only: { type: "string" } } }).values
const all: Readonly<Record<string, () => Promise<Chart>>> = {
  slip: slipGrowth,
  lobby: lobbyGrowth,
  slips: slipListGrowth,
  results: resultsGrowth,
  operator: operatorGrowth,
}
const folder = join(root, "docs/charts")

if (only !== undefined && all[only] === undefined) {
  console.error(`--only takes one of ${Object.keys(all).join(", ")}`)
  process.exitCode = 1
} else if (!(await needSite())) process.exitCode = 1
else {
  await mkdir(folder, { recursive: true })
  for (const [name, measure] of Object.entries(all)) {
    if (only !== undefined && only !== name) continue
    const chart = await measure()
    for (const { name: line, points } of chart.series)
      console.log(`${name}, ${line}: ${points.map(([size, value]) => `${short(size)} ${short(value)}`).join(", ")}`)
    await writeFile(join(folder, `${name}.svg`), drawChart(chart))
  }
}
