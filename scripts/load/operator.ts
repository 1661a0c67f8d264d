import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { compileCache, machineClock } from "@fakham/stand-in/testing/processes"
import { root } from "../commands/run.ts"
import { deskAt } from "./desk.ts"

export type OperatorProcess = {
  readonly origin: string
  readonly desk: ReturnType<typeof deskAt>
  /** Resident memory in megabytes: now, and the most it ever was. */
  readonly memory: () => { readonly now: number; readonly most: number }
  /** How many milliseconds of a processor its process has used so far. */
  readonly processorMs: () => number
  readonly stop: (signal?: "SIGTERM" | "SIGKILL") => Promise<void>
  /** Lets it be killed at a statement of its database; only one that was started to die. */
  readonly dieAt: (death: Death) => Promise<void>
  /** Resolves when its process has ended. */
  readonly gone: Promise<void>
  readonly isGone: () => boolean
}

/** Of the statements after one that begins with `from`, the `count`-th that begins with `at`. */
export type Death = { readonly from: string; readonly at: string; readonly count: number }

/** Linux counts a process's time in hundredths of a second. */
const msOfATick = 10

/** A crowd leaves much behind at once; these let it be swept up before it grows. */
const tidy = ["--max-semi-space-size=8", "--max-old-space-size=256"]

/** The stand-in operator as a process of its own. */
export const startOperatorProcess = async (
  environment: Readonly<Record<string, string>>,
  { mayDie = false } = {},
): Promise<OperatorProcess> => {
  const main = `${root}/adapters/sandbox/main.ts`
  const preloaded = mayDie ? ["--import", `${root}/adapters/sandbox/testing/die-at-statement.ts`] : []
  const child = spawn(process.execPath, [...tidy, "--conditions=@fakham/source", ...preloaded, main], {
    env: {
      PATH: process.env["PATH"],
      ...machineClock(),
      ...compileCache(),
      SEED: "empty",
      PORT: "0",
      LOG: process.env["LOG"] ?? "error",
      SANDBOX_RATE_LIMITS: "off",
      SANDBOX_DESK_KEY: "none",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit", ...(mayDie ? (["ipc"] as const) : [])],
  })
  const gone = once(child, "exit").then(() => undefined)
  const first = await Promise.race([
    once(createInterface({ input: child.stdout ?? Readable.from([]) }), "line").then(([line]) => String(line)),
    gone,
  ])
  if (first === undefined) throw new Error("The operator did not start.")
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  const megabytes = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8")
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024)
  }
  const { listening: origin } = JSON.parse(first)
  return {
    origin,
    desk: deskAt(origin),
    memory: () => ({ now: megabytes("VmRSS"), most: megabytes("VmHWM") }),
    processorMs: () => {
      const [, fields = ""] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")
      const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number)
      return (user + system) * msOfATick
    },
    stop: async (signal = "SIGTERM") => {
      if (isGone()) return
      child.kill(signal)
      await gone
    },
    dieAt: async (death) => {
      const known = once(child, "message")
      child.send(death)
      await known
    },
    gone,
    isGone,
  }
}
