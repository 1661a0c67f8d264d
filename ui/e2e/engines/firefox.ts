import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Engine } from "./commands.ts"
import { spawnProgram } from "./spawned.ts"

const preferences = (downloads: string) => ({
  "marionette.port": 0,
  "browser.download.dir": downloads,
  "browser.download.folderList": 2,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.disable_open_during_load": false,
  "dom.webnotifications.enabled": false,
  "extensions.update.enabled": false,
  "intl.accept_languages": "th",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.proxy.type": 0,
  "ui.prefersReducedMotion": 1,
})

/** Firefox's own protocol of commands: arrays in JSON, each behind its length in bytes. */
const marionette = async (port: number) => {
  const socket = connect(port, "127.0.0.1")
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let bytes = Buffer.alloc(0)
  socket.on("data", (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    for (let colon = bytes.indexOf(":"); colon > 0; colon = bytes.indexOf(":")) {
      const end = colon + 1 + Number(bytes.subarray(0, colon).toString())
      if (bytes.length < end) return
      const message: unknown = JSON.parse(bytes.subarray(colon + 1, end).toString())
      bytes = bytes.subarray(end)
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      if (error === null) waiting.get(id)?.resolve("value" in result ? result.value : result)
      else waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`))
      waiting.delete(id)
    }
  })
  socket.on("close", () => waiting.forEach(({ reject }) => reject(new Error("Firefox has gone"))))
  await once(socket, "connect")
  let last = 0
  return {
    send: (command: string, parameters: object = {}) => {
      last += 1
      const text = JSON.stringify([0, last, command, parameters])
      const answer = Promise.withResolvers<unknown>()
      waiting.set(last, answer)
      socket.write(`${Buffer.byteLength(text)}:${text}`)
      return answer.promise
    },
    close: () => socket.destroy(),
  }
}

/** Debian's Firefox, unmodified and without a window. */
export const startFirefox = async (): Promise<Engine> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-firefox-"))
  const downloads = join(folder, "downloads")
  await mkdir(downloads)
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(folder, "user.js"), lines.join("\n"))
  const browser = spawnProgram("firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", folder], {
    HOME: folder,
  })
  const { send, close } = await marionette(Number(await browser.says(/Marionette\s+INFO\s+Listening on port (\d+)/)))
  await send("WebDriver:NewSession", { capabilities: { alwaysMatch: { unhandledPromptBehavior: "ignore" } } })
  return {
    send: (command, parameters) => send(`WebDriver:${command}`, parameters),
    console: browser.lines,
    downloads,
    close: async () => {
      close()
      await browser.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
