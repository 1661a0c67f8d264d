import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { compileCache } from "@fakham/stand-in/testing/processes"
import * as v from "valibot"
import { next } from "./next-event.ts"

/** The real stand-in operator as a process of its own, on a database that goes with it. */
export const startSandboxProcess = async (settings: Readonly<Record<string, string>> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "host-sandbox-"))
  const main = fileURLToPath(new URL("../../sandbox/main.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@fakham/source", main], {
    env: {
      PATH: process.env["PATH"],
      ...compileCache(),
      LOG: "error",
      PORT: "0",
      DATA_DIR: folder,
      SANDBOX_HISTORY_DAYS: "1",
      SANDBOX_PIN_COST: "low",
      ...settings,
      SANDBOX_SYNCHRONOUS: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(child, "exit")
  // One that outlives its tests would keep whoever reads what they write waiting for ever.
  const orphaned = () => child.kill("SIGKILL")
  process.once("exit", orphaned)
  const stop = async () => {
    child.kill()
    await ended
    process.off("exit", orphaned)
    await rm(folder, { recursive: true })
  }
  const line = await Promise.race([
    next(child.stdout, "data"),
    ended.then(() => Promise.reject(new Error("The sandbox did not start."))),
  ])
  const { listening } = v.parse(v.object({ listening: v.string() }), JSON.parse(String(line)))
  return { origin: listening, stop }
}
