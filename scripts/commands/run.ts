import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

/** The folder that holds the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "")

/** Where Node keeps what it compiled, so that each process of a run need not compile it again. */
export const compileCacheFolder = `${root}/node_modules/.cache/fakham/node`

/** How a program ended: `output` is all that it said, `stdout` the part meant for another program. */
export type Ended = { readonly code: number; readonly output: string; readonly stdout: string }

export type RunOptions = {
  readonly cwd?: string
  /** What is undefined is taken away. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Lets the child speak straight to the terminal instead of keeping what it says. */
  readonly aloud?: boolean
  /** Ends the child after so long. */
  readonly timeoutMs?: number
}

/** Runs a program to its end; the repository's own tools, its Node among them, are found first. */
export const run = (
  program: string,
  args: ReadonlyArray<string>,
  { cwd = root, env = {}, aloud = false, timeoutMs }: RunOptions = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const { FORCE_COLOR: _, ...inherited } = process.env
    const path = `${root}/node_modules/.bin:${process.env["PATH"] ?? ""}`
    const child = spawn(program, args, {
      cwd,
      env: {
        ...(aloud ? process.env : { ...inherited, NO_COLOR: "1" }),
        PATH: path,
        NODE_COMPILE_CACHE: compileCacheFolder,
        ...env,
      },
      stdio: aloud ? "inherit" : ["ignore", "pipe", "pipe"],
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    })
    const said: Array<Buffer> = []
    const written: Array<Buffer> = []
    child.stdout?.on("data", (chunk: Buffer) => {
      said.push(chunk)
      written.push(chunk)
    })
    child.stderr?.on("data", (chunk: Buffer) => said.push(chunk))
    child.on("error", (error) => resolve({ code: 127, output: `${program}: ${error.message}`, stdout: "" }))
    // What a child that was ended had started may hold its pipes open.
    child.on("exit", (_, signal) => {
      if (signal !== null) for (const pipe of [child.stdout, child.stderr]) pipe?.destroy()
    })
    child.on("close", (code, signal) => {
      const ending = code === null ? `\n${program} was ended by ${signal}` : ""
      const output = Buffer.concat(said).toString() + ending
      resolve({ code: code ?? 1, output, stdout: Buffer.concat(written).toString() })
    })
  })

/** Runs one of the repository's own TypeScript scripts. */
export const runScript = (script: string, args: ReadonlyArray<string> = [], options: RunOptions = {}): Promise<Ended> =>
  run(process.execPath, ["--conditions=@fakham/source", `${root}/scripts/${script}`, ...args], options)
