import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { root } from "./run.ts"

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  return typeof address === "object" && address !== null ? address.port : 0
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the site as its visitors meet it, on a port and data of its own, for as long as something is done there. */
export const atTheSite = async <A>(act: (address: string) => Promise<A>): Promise<A> => {
  const data = await mkdtemp(join(tmpdir(), "fakham-data-"))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  const site = spawn(process.execPath, ["--conditions=@fakham/source", "scripts/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const ended = once(site, "exit")
  try {
    const giveUpAt = Date.now() + 90_000
    while (!(await answers(address))) {
      if (site.exitCode !== null || Date.now() > giveUpAt) throw new Error(`the site did not start at ${address}`)
      await pause(100)
    }
    return await act(address)
  } finally {
    site.kill("SIGTERM")
    await ended
    await rm(data, { recursive: true, force: true })
  }
}
