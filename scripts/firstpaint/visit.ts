import { setTimeout } from "node:timers/promises"
import type { CDPSession, Page } from "playwright"
import { type Response, type Wire, wireOf } from "./wire.ts"

/** A slow 4G line and a processor four times slower than this one. */
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false }
const slowness = 4

/** One visit: milliseconds from the first request on, and what went over the line. */
export type Visited = Wire & {
  readonly paint: number
  readonly painted: string
  readonly answersAt: number
  readonly shifted: number
}
type Load = Pick<Visited, "paint" | "painted" | "answersAt" | "shifted">

/** It is written for browsers and never runs here. */
const watcher: string = "./page/watch-load.ts"

const longWait = { timeout: 120_000 }
/** A slowed-down page can work for a second between two requests. */
const quietMs = 2_000

/** Opens a page on the slow line and waits until its control answers and nothing is fetched any more. */
export const visit = async (page: Page, url: string, control: string): Promise<Visited> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", line)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness })
  const { responses, untilQuiet } = listenTo(session)
  const { default: watchLoad }: { readonly default: (control: string) => void } = await import(watcher)
  await page.addInitScript(watchLoad, control)
  await page.goto(url, longWait)
  await page.waitForFunction(() => Reflect.get(globalThis, "load").answersAt !== undefined, undefined, longWait)
  await untilQuiet()
  const load: Load = await page.evaluate(() => Reflect.get(globalThis, "load"))
  return { ...load, ...wireOf([...responses.values()]) }
}

/** Every response of a page, by its request; the bytes are those on the line, with headers. */
const listenTo = (session: CDPSession) => {
  const responses = new Map<string, Response>()
  const pending = new Set<string>()
  let lastAt = performance.now()
  const noteEnd = (id: string) => {
    pending.delete(id)
    lastAt = performance.now()
  }
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    pending.add(requestId)
    lastAt = performance.now()
  })
  session.on("Network.loadingFailed", ({ requestId }) => noteEnd(requestId))
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (/^https?:/.test(response.url))
      responses.set(requestId, { url: response.url, mimeType: response.mimeType, bytes: 0 })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    noteEnd(requestId)
    const found = responses.get(requestId)
    if (found !== undefined) responses.set(requestId, { ...found, bytes: encodedDataLength })
  })
  const untilQuiet = async (): Promise<void> => {
    lastAt = performance.now()
    const givesUpAt = lastAt + longWait.timeout
    while (pending.size > 0 || performance.now() - lastAt < quietMs) {
      if (performance.now() > givesUpAt) throw new Error(`${pending.size} requests never ended`)
      await setTimeout(100)
    }
  }
  return { responses, untilQuiet }
}
