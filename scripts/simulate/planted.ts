import { rm } from "node:fs/promises"
import { run } from "../commands/run.ts"
import { plantInto, scratchCopy } from "../commands/scratch-copy.ts"
import { type PlantedFault, plantedFaults } from "./planted-faults.ts"

/** Plants each fault into a scratch copy and counts the worlds that find it; true when every one is found. */
export const findPlanted = async (worlds: number, only: string): Promise<boolean> => {
  const folder = await scratchCopy()
  let isEachFound = true
  for (const fault of plantedFaults.filter(({ title }) => title.includes(only))) {
    const { count, seeds } = await foundIn(folder, fault, worlds)
    const first = seeds.slice(0, 8).join(", ")
    console.log(`${count > 0 ? "✔" : "✘"} ${fault.title}: found by ${count} of ${worlds} worlds, seeds ${first} …`)
    isEachFound &&= count > 0
  }
  await rm(folder, { recursive: true })
  return isEachFound
}

const foundIn = async (folder: string, { file, right, wrong, flow }: PlantedFault, worlds: number) => {
  const mend = await plantInto(folder, file, right, wrong)
  const args = [
    "--conditions=@fakham/source",
    "scripts/simulate/simulate.ts",
    "--flow",
    flow,
    "--worlds",
    String(worlds),
  ]
  const { output } = await run(process.execPath, [...args, "--steps", "100000000"], { cwd: folder })
  await mend()
  const failed = /; (\d+) failed$/m.exec(output)?.[1]
  if (failed === undefined) throw new Error(`the campaign broke with "${right}" planted over:\n${output}`)
  return { count: Number(failed), seeds: [...output.matchAll(/^✘ .* --seed (\d+) /gm)].map(([, seed]) => seed) }
}
