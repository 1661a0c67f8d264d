import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import * as v from "valibot"
import { compileCache } from "./compile-cache.ts"
import { machineClock } from "./machine-clock.ts"

const Ready = v.object({ listening: v.string() })

const main = fileURLToPath(new URL("../main.ts", import.meta.url))

/** Starts the sandbox as a process of its own. */
export const spawnSandbox = (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ["--conditions=@fakham/source", main], {
    env: { PATH: process.env.PATH, LOG: "error", ...machineClock(), ...compileCache(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const output = { out: "", error: "" }
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.out += text))
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.error += text))
  const ended = once(child, "close").then(() => child.exitCode)
  return {
    output,
    /** The address it tells when it is ready. */
    origin: async (): Promise<string> => {
      while (!output.out.includes("\n")) {
        const died = await Promise.race([once(child.stdout, "data").then(() => false), ended.then(() => true)])
        if (died) throw new Error(`The sandbox ended: ${output.error}`)
      }
      return v.parse(Ready, JSON.parse(output.out.slice(0, output.out.indexOf("\n")))).listening
    },
    signal: (signal: "SIGINT" | "SIGTERM" | "SIGKILL") => child.kill(signal),
    /** Its exit code, after all it wrote was read; nothing when a signal ended it. */
    ended,
  }
}
