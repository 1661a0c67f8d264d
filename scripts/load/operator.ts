import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { root } from "../commands/run.ts"
import { deskAt } from "./desk.ts"

export type Operator = {
  readonly origin: string
  readonly desk: ReturnType<typeof deskAt>
  /** Resident memory in megabytes: now, and the most it ever was. */
  readonly memory: () => { readonly now: number; readonly most: number }
  readonly stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>
}

/** A crowd leaves much behind at once; these let it be swept up before it grows. */
const tidy = ["--max-semi-space-size=8", "--max-old-space-size=256"]

/** The stand-in operator as a process of its own. */
export const startOperator = async (environment: Readonly<Record<string, string>>): Promise<Operator> => {
  const main = `${root}/adapters/sandbox/main.ts`
  const child = spawn(process.execPath, [...tidy, "--conditions=@fakham/source", main], {
    env: { PATH: process.env["PATH"], SEED: "empty", PORT: "0", SANDBOX_RATE_LIMITS: "off", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const first = await Promise.race([
    once(createInterface({ input: child.stdout }), "line").then(([line]) => String(line)),
    once(child, "exit").then(() => undefined),
  ])
  if (first === undefined) throw new Error("The operator did not start.")
  const megabytes = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8")
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024)
  }
  const { listening: origin } = JSON.parse(first)
  return {
    origin,
    desk: deskAt(origin),
    memory: () => ({ now: megabytes("VmRSS"), most: megabytes("VmHWM") }),
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, "exit")
    },
  }
}
