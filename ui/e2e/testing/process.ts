import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { compileCache, machineClock } from "@fakham/stand-in/testing/processes"

const root = fileURLToPath(new URL("../../..", import.meta.url))

export type Server = {
  readonly origin: string
  readonly port: number
  /** Ends it without giving it time for anything. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Runs one of our servers as a process of its own and waits until it says where it listens. */
export const serve = async (main: string, env: Readonly<Record<string, string>>): Promise<Server> => {
  const child = spawn(process.execPath, ["--conditions=@fakham/source", main], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", LOG: "error", ...machineClock(), ...compileCache(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const complaints: Array<string> = []
  createInterface({ input: child.stderr }).on("line", (line) => complaints.push(line))
  const origin = await listening(child, complaints)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, "exit")
  }
  return {
    origin,
    port: Number(new URL(origin).port),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  }
}

const listening = (child: ChildProcess, complaints: ReadonlyArray<string>) =>
  new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${complaints.join("\n")}`)))
    if (child.stdout === null) return
    createInterface({ input: child.stdout }).on("line", (line) => {
      const message: unknown = line.startsWith("{") ? JSON.parse(line) : undefined
      if (typeof message === "object" && message !== null && "listening" in message) resolve(String(message.listening))
    })
  })
