import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { commands, type Engine } from "./commands.ts"
import { spawnProgram } from "./spawned.ts"

const ask = async (method: string, address: string, body?: object) => {
  const answer = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  return typeof address === "object" ? address?.port : undefined
}

/** A home whose folder for downloads is named, which MiniBrowser asks nobody for. */
const makeHome = async () => {
  const home = await mkdtemp(join(tmpdir(), "fakham-webkit-"))
  const downloads = join(home, "downloads")
  await mkdir(downloads)
  await mkdir(join(home, ".config"))
  await writeFile(join(home, ".config/user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return { home, downloads }
}

/** The small browser of WebKitGTK, unmodified, on a display of its own. It tells its console to nobody while it is driven. */
export const startWebkit = async (): Promise<Engine> => {
  const { home, downloads } = await makeHome()
  const display = spawnProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {})
  const port = await freePort()
  const driver = spawnProgram("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: `:${await display.says(/^(\d+)$/)}`,
    HOME: home,
    NO_AT_BRIDGE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  })
  const server = `http://127.0.0.1:${port}`
  await expect(() => ask("GET", `${server}/status`)).toPass({ timeout: 30_000, intervals: [50] })
  const browser = { binary: process.env["MINI_BROWSER_PATH"], args: ["--automation"] }
  const { sessionId } = await ask("POST", `${server}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browser } },
  })
  const session = `${server}/session/${sessionId}`
  return {
    send: (command, parameters = {}) => {
      const [method = "", path = ""] = commands[command].split(" ")
      const address = `${session}/${path.replace(":id", String(parameters["id"]))}`
      return ask(method, address, method === "POST" ? parameters : undefined)
    },
    console: [],
    downloads,
    close: async () => {
      await ask("DELETE", session)
      await driver.stop()
      await display.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
