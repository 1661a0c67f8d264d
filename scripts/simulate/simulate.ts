import { parseArgs } from "node:util"
import { campaign } from "./campaign.ts"
import { findPlanted } from "./planted.ts"

const { values } = parseArgs({
  options: {
    steps: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    flow: { type: "string" },
    worlds: { type: "string" },
    planted: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
})
const [steps, seed] = [Number(values.steps), Number(values.seed)]
const worlds = values.worlds === undefined ? Number.POSITIVE_INFINITY : Number(values.worlds)

if (values.planted)
  process.exitCode = (await findPlanted(values.worlds === undefined ? 300 : worlds, values.only)) ? 0 : 1
else {
  const { failures, ...figures } = await campaign({ steps, seed, worlds, flow: values.flow })
  for (const { flow, seed: failed, story } of failures) {
    console.error(`\n${story}\n`)
    console.error(`✘ npm run simulate -- --flow "${flow}" --seed ${failed} --worlds 1`)
  }
  console.log(
    `${figures.worlds} worlds from seed ${seed}, ${figures.steps} steps, ${figures.stepsPerSecond} a second; ${failures.length} failed`,
  )
  process.exitCode = failures.length === 0 && figures.worlds > 0 ? 0 : 1
}
