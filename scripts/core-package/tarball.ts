import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { root, run } from "../commands/run.ts"
import { entriesOfCore } from "../core-api/entries.ts"

const core = join(root, "core")

const sourcesOfCore = () =>
  glob("**/*.ts", { cwd: core, exclude: (name) => name === "dist" || name.endsWith(".test.ts") })

/** Says in the words of the tool what went wrong, where something did. */
const must = async (program: string, args: ReadonlyArray<string>, cwd: string): Promise<string> => {
  const { code, output, stdout } = await run(program, args, { cwd })
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}`)
  return stdout
}

/** Compiles what the entries reach, on a copy, so that maps lead from each line to its source. */
const compile = async (stage: string) => {
  for await (const file of sourcesOfCore()) {
    await mkdir(dirname(join(stage, file)), { recursive: true })
    await cp(join(core, file), join(stage, file))
  }
  const settings = {
    extends: join(core, "tsconfig.json"),
    compilerOptions: { rootDir: ".", outDir: "dist", composite: false, incremental: false },
    files: (await entriesOfCore()).map(({ source }) => source),
    include: [],
  }
  await writeFile(join(stage, "tsconfig.json"), JSON.stringify(settings))
  await must("tsc", ["-p", "."], stage)
  const made = new Set<string>()
  for await (const file of glob("**/*.js", { cwd: join(stage, "dist") })) made.add(file.replace(/\.js$/, ".ts"))
  for await (const file of sourcesOfCore()) if (!made.has(file)) await rm(join(stage, file))
  return made.size
}

/** Packs core as it would be published, into a folder; tells where, and of how many sources. */
export const packedInto = async (folder: string): Promise<{ readonly tarball: string; readonly sources: number }> => {
  const stage = await mkdtemp(join(tmpdir(), "fakham-core-"))
  try {
    for (const file of ["package.json", "README.md", "testing/README.md"]) {
      await mkdir(dirname(join(stage, file)), { recursive: true })
      const text = await readFile(join(core, file), "utf8")
      await writeFile(join(stage, file), text.replaceAll("](../docs/core-api", "](api"))
    }
    await cp(join(root, "docs/core-api"), join(stage, "api"), { recursive: true })
    await symlink(join(root, "node_modules"), join(stage, "node_modules"))
    await cp(join(root, "LICENSE"), join(stage, "LICENSE"))
    const sources = await compile(stage)
    const [packed]: ReadonlyArray<{ filename: string }> = JSON.parse(
      await must("npm", ["pack", "--json", "--ignore-scripts"], stage),
    )
    const { filename = "" } = packed ?? {}
    const tarball = join(folder, filename)
    await rename(join(stage, filename), tarball)
    return { tarball, sources }
  } finally {
    await rm(stage, { recursive: true })
  }
}
