import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { root } from "./run.ts"

/** Starts the site as its visitors meet it, on a port and data of its own, for as long as something is done there. */
export const atTheSite = async <A>(
  act: (address: string) => Promise<A>,
  settings: Readonly<Record<string, string>> = {},
): Promise<A> => {
  const data = await mkdtemp(join(tmpdir(), "fakham-data-"))
  const site = spawn(process.execPath, ["--conditions=@fakham/source", "scripts/start.ts"], {
    cwd: root,
    env: { ...process.env, SANDBOX_DESK_KEY: "none", ...settings, PORT: "0", DATA_DIR: data },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(site, "exit")
  try {
    let address: string | undefined
    for await (const line of createInterface(site.stdout)) {
      address = / is open at (\S+)$/.exec(line)?.[1]
      if (address !== undefined) break
    }
    if (address === undefined) throw new Error("the site did not start")
    site.stdout.resume()
    return await act(`${address}/`)
  } finally {
    site.kill("SIGTERM")
    await ended
    await rm(data, { recursive: true, force: true })
  }
}
