import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { type Browser, chromium } from "playwright"
import { chromiumArguments } from "../surroundings/chromium.ts"
import type { PageVisit } from "./demo-player.ts"

/** A Chromium in a new profile that already has these cookies; `act` is told on which port it can be driven. */
export const inOwnChromium = async <A>(
  executablePath: string,
  cookies: PageVisit["cookies"],
  act: (port: number) => Promise<A>,
): Promise<A> => {
  const profile = await mkdtemp(join(tmpdir(), "fakham-profile-"))
  const child = spawn(
    executablePath,
    [...chromiumArguments, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  )
  const ended = once(child, "exit")
  try {
    const port = await portOf(child.stderr)
    await connectedTo(port, (browser) => browser.contexts()[0]?.addCookies([...cookies]))
    try {
      return await act(port)
    } finally {
      // The program on the PATH may be a script that starts the browser, so to end that would not end the browser; one
      // that has ended by itself is not to hide why.
      await connectedTo(port, async (browser) => (await browser.newBrowserCDPSession()).send("Browser.close")).catch(
        () => undefined,
      )
    }
  } finally {
    child.kill("SIGTERM")
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Takes leave of the browser afterwards, which goes on. */
const connectedTo = async (port: number, act: (browser: Browser) => Promise<unknown> | undefined): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  await act(browser)
  await browser.close()
}

const portOf = async (said: NodeJS.ReadableStream): Promise<number> => {
  for await (const line of createInterface(said)) {
    const port = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1]
    if (port === undefined) continue
    said.resume()
    return Number(port)
  }
  throw new Error("the browser did not start")
}
