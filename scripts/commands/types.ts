import { readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { sourcesIn } from "./cruise.ts"
import { root, run } from "./run.ts"
import type { Step } from "./steps.ts"

const projectsOf = async (): Promise<ReadonlyArray<string>> => {
  const { references }: { references: ReadonlyArray<{ path: string }> } = JSON.parse(
    await readFile(join(root, "tsconfig.json"), "utf8"),
  )
  return [...references.map(({ path }) => path), "scripts/size"]
}

const filesOf = async (project: string): Promise<ReadonlyArray<string>> => {
  const { stdout } = await run("tsc", ["-p", project, "--listFilesOnly"])
  return stdout.split("\n").map((file) => relative(root, file))
}

/** Types of every project; a source file that belongs to no project has no types and fails too. */
export const types: Step = {
  title: "types",
  run: async () => {
    const projects = await projectsOf()
    const { code, output } = await run("tsc", ["-b", ".", "scripts/size"])
    const typed = new Set((await Promise.all(projects.map(filesOf))).flat())
    const sources = sourcesIn(root)
    const untyped = sources.filter((file) => !typed.has(file))
    return {
      ok: code === 0 && untyped.length === 0 && sources.length > 0,
      note: `${sources.length - untyped.length} files in ${projects.length} projects`,
      output: [output, ...untyped.map((file) => `in no project: ${file}`)].join("\n"),
    }
  },
}
