import { cp, mkdir } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { root, run } from "../commands/run.ts"
import { contextOf } from "./context.ts"
import { lastOf, readCopy, readEnv, readProgram, type Stage } from "./dockerfile.ts"

/** A stage as it stands in a folder that takes the place of `/`. */
export type Replayed = {
  readonly folder: string
  readonly workDir: string
  readonly env: Readonly<Record<string, string>>
}

/** The Node of this repository, of the version that the stages begin with, in the place of theirs. */
export const imagePath = `${join(root, "node_modules/node/bin")}:/usr/local/bin:/usr/bin:/bin`

const isWithin = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`)

/** Plays the stages of a Dockerfile in folders, without an engine: no namespaces, and users are those of this machine. */
export const replayer = (stages: ReadonlyArray<Stage>, home: string, say: (line: string) => void) => {
  const played = new Map<string, Promise<Replayed>>()

  const copyFromContext = async (sources: ReadonlyArray<string>, target: string, isFolder: boolean) => {
    const files = await contextOf(root)
    for (const source of sources.map((one) => (one === "." ? "" : one.replace(/\/$/, "")))) {
      const held = source === "" ? files : files.filter((file) => isWithin(source, file))
      if (held.length === 0) throw new Error(`COPY finds nothing at ${source}`)
      for (const file of held) {
        const rest = file === source ? basename(file) : source === "" ? file : file.slice(source.length + 1)
        await cp(join(root, file), isFolder ? join(target, rest) : target)
      }
    }
  }

  const build = async ({ name, from, instructions }: Stage): Promise<Replayed> => {
    const folder = join(home, name)
    await mkdir(join(folder, "tmp"), { recursive: true })
    const below = stages.some((one) => one.name === from) ? await play(from) : undefined
    if (below !== undefined) await cp(below.folder, folder, { recursive: true, verbatimSymlinks: true })
    let { workDir, env }: Pick<Replayed, "workDir" | "env"> = below ?? { workDir: "/", env: {} }
    for (const { keyword, text } of instructions) {
      const at = join(folder, workDir)
      if (keyword === "WORKDIR") {
        workDir = text
        await mkdir(join(folder, workDir), { recursive: true })
      } else if (keyword === "ENV") env = { ...env, ...readEnv(text) }
      else if (keyword === "COPY") {
        const copy = readCopy(text)
        const target = copy.target.startsWith("/") ? join(folder, copy.target) : join(at, copy.target)
        await mkdir(dirname(target), { recursive: true })
        if (copy.from === undefined) await copyFromContext(copy.sources, target, /\/$|^\.$/.test(copy.target))
        else {
          const { folder: source } = await play(copy.from)
          for (const one of copy.sources)
            await cp(join(source, one), target, { recursive: true, verbatimSymlinks: true })
        }
      } else if (keyword === "RUN") {
        // A path of the stage is one below its folder; users are those of this machine.
        const command = text.replaceAll(/ (\/var\/)/g, ` ${folder}$1`).replaceAll(/ -[og] node\b/g, "")
        const started = performance.now()
        const { code, output } = await run("sh", ["-c", command], {
          cwd: at,
          env: { ...env, PATH: imagePath, HOME: join(home, "home"), NODE_COMPILE_CACHE: undefined },
        })
        if (code !== 0) throw new Error(`RUN ${text}\n${output}`)
        say(`${name}: ${text} (${((performance.now() - started) / 1_000).toFixed(0)} s)`)
      }
    }
    return { folder, workDir, env }
  }

  const play = (name: string): Promise<Replayed> => {
    const stage = stages.find((one) => one.name === name)
    if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}.`)
    const playing = played.get(name) ?? build(stage)
    played.set(name, playing)
    return playing
  }

  const programOf = (name: string, keyword: string) => {
    const text = lastOf(stages, name, keyword) ?? ""
    return readProgram(text.slice(text.indexOf("[")))
  }
  return { play, programOf }
}
