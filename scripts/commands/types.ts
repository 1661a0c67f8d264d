import { readFile } from "node:fs/promises"
import { dirname, join, relative, resolve } from "node:path"
import { sourcesIn } from "./layers/cruise.ts"
import { root, run } from "./run.ts"
import type { Step } from "./steps.ts"

type Configuration = {
  readonly references?: ReadonlyArray<{ readonly path: string }>
  readonly compilerOptions?: { readonly tsBuildInfoFile?: string }
}
type BuildInfo = { readonly fileNames: ReadonlyArray<string> }

const configurationOf = async (folder: string, project: string) => {
  const file = join(folder, project, project.endsWith(".json") ? "" : "tsconfig.json")
  const configuration: Configuration = JSON.parse(await readFile(file, "utf8"))
  return { at: dirname(file), ...configuration }
}

/** The files of a project that was built, as the compiler wrote them down; none of one that was never built. */
const filesOf = async (folder: string, project: string): Promise<ReadonlyArray<string>> => {
  const { at, compilerOptions } = await configurationOf(folder, project)
  const written = resolve(at, compilerOptions?.tsBuildInfoFile ?? "tsconfig.tsbuildinfo")
  const text = await readFile(written, "utf8").catch(() => undefined)
  if (text === undefined) return []
  const { fileNames }: BuildInfo = JSON.parse(text)
  return fileNames.map((file) => relative(folder, resolve(dirname(written), file)))
}

/** The projects that belong together, and the source files that belong to none of them. */
export const projectsOf = async (folder: string, others: ReadonlyArray<string> = []) => {
  const { references = [] } = await configurationOf(folder, ".")
  const projects = [...references.map(({ path }) => path), ...others]
  const typed = new Set((await Promise.all(projects.map((project) => filesOf(folder, project)))).flat())
  const sources = sourcesIn(folder)
  return { projects, sources, untyped: sources.filter((file) => !typed.has(file)) }
}

/** Types of every project; a source file that belongs to no project has no types and fails too. */
export const types: Step = {
  title: "types",
  run: async () => {
    const { code, output } = await run("tsc", ["-b", ".", "scripts/size"])
    const { projects, sources, untyped } = await projectsOf(root, ["scripts/size"])
    return {
      ok: code === 0 && untyped.length === 0 && sources.length > 0,
      note: `${sources.length - untyped.length} files in ${projects.length} projects`,
      output: [output, ...untyped.map((file) => `in no project: ${file}`)].join("\n"),
    }
  },
}
