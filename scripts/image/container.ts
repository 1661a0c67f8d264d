import { spawn } from "node:child_process"
import { once } from "node:events"
import { globSync, statSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import * as v from "valibot"
import { imagePath, type Replayed } from "./replay.ts"

const listening = v.object({ listening: v.string() })

/** Whom `USER node` is in the stages; whoever is not root here is nobody else. */
const plainUser = process.getuid?.() === 0 ? { uid: 1_000, gid: 1_000 } : {}

const environmentOf = (stage: Replayed, env: Readonly<Record<string, string>>) => ({
  ...stage.env,
  HOME: "/nonexistent",
  PATH: imagePath,
  ...env,
})

/** Starts the program of a stage as a plain user, and answers where it listens. */
export const startContainer = async (
  stage: Replayed,
  [program = "", ...args]: ReadonlyArray<string>,
  env: Readonly<Record<string, string>>,
) => {
  const child = spawn(program, args, {
    cwd: join(stage.folder, stage.workDir),
    env: environmentOf(stage, env),
    stdio: ["ignore", "pipe", "inherit"],
    ...plainUser,
  })
  const ended = once(child, "close")
  const stop = async () => {
    child.kill("SIGTERM")
    const [code] = await ended
    return code
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const { output, success } = v.safeParse(listening, JSON.parse(line))
    if (success) {
      child.stdout.resume()
      return { origin: output.listening, stop }
    }
  }
  throw new Error(`${[program, ...args].join(" ")} ended before it listened.`)
}

/** How a health check of a stage ends: 0 is healthy. */
export const checkHealth = async (
  stage: Replayed,
  [program = "", ...args]: ReadonlyArray<string>,
  env: Readonly<Record<string, string>>,
): Promise<number> => {
  const child = spawn(program, args, { env: environmentOf(stage, env), stdio: "inherit", ...plainUser })
  const [code] = await once(child, "close")
  return Number(code)
}

/** Every file below a folder, with what tells whether it was written to. */
export const filesBelow = (folder: string): ReadonlySet<string> =>
  new Set(
    globSync("**", { cwd: folder, withFileTypes: true }).flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      if (!entry.isFile()) return entry.isDirectory() ? [file] : []
      const { size, mtimeMs, ctimeMs } = statSync(file)
      return [`${file} ${size} ${mtimeMs} ${ctimeMs}`]
    }),
  )
