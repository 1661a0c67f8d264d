import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root, run } from "../commands/run.ts"
import { type Plant, plants } from "./plants.ts"

const ours = { core: "core", adapters: "adapters", sandbox: "adapters/sandbox", host: "adapters/host" }
const leftOut = /\/(node_modules|dist)(\/|$)/

/** The sources alone in a folder of their own, with the tools of this tree. */
const scratchCopy = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-planted-"))
  for (const name of ["core", "adapters", "scripts", "package.json"])
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (from) => !leftOut.test(from.slice(root.length)),
    })
  const tools = join(folder, "node_modules")
  await mkdir(join(tools, "@fakham"), { recursive: true })
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@fakham") await symlink(join(root, "node_modules", name), join(tools, name))
  for (const [name, path] of Object.entries(ours)) await symlink(join(folder, path), join(tools, "@fakham", name))
  return folder
}

/** Plants each fault into a scratch copy and counts the worlds that find it; true when every one is found. */
export const findPlanted = async (worlds: number, only: string): Promise<boolean> => {
  const folder = await scratchCopy()
  let isEachFound = true
  for (const plant of plants.filter(({ title }) => title.includes(only))) {
    const { count, seeds } = await foundIn(folder, plant, worlds)
    const first = seeds.slice(0, 8).join(", ")
    console.log(`${count > 0 ? "✔" : "✘"} ${plant.title}: found by ${count} of ${worlds} worlds, seeds ${first} …`)
    isEachFound &&= count > 0
  }
  await rm(folder, { recursive: true })
  return isEachFound
}

const foundIn = async (folder: string, { file, right, wrong, flow }: Plant, worlds: number) => {
  const path = join(folder, file)
  const text = await readFile(path, "utf8")
  if (text.split(right).length !== 2) throw new Error(`${file} does not hold the text that is to be planted over once.`)
  await writeFile(
    path,
    text.replace(right, () => wrong),
  )
  const args = ["--conditions=@fakham/source", "scripts/simulate.ts", "--flow", flow, "--worlds", String(worlds)]
  const { output } = await run(process.execPath, [...args, "--steps", "100000000"], { cwd: folder })
  await writeFile(path, text)
  const failed = /; (\d+) failed$/m.exec(output)?.[1]
  if (failed === undefined) throw new Error(`the campaign broke with "${right}" planted over:\n${output}`)
  return { count: Number(failed), seeds: [...output.matchAll(/^✘ .* --seed (\d+) /gm)].map(([, seed]) => seed) }
}
