import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

/** Starts the stand-in operator that is installed in a folder, by its program. */
export const startInstalled = async (folder: string) => {
  const program = join(folder, "node_modules/.bin/stand-in")
  const child = spawn(process.execPath, [program, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] })
  const ended = once(child, "close")
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^operator +(\S+)$/.exec(line)?.[1]
    if (origin !== undefined) return { origin, stop }
  }
  throw new Error("The installed stand-in operator ended before it listened.")
}
