import { clockMovingScript } from "@fakham/stand-in/testing/processes"
import type { BrowserContext, Page } from "@playwright/test"
import { expect } from "../testing/fixtures.ts"

/** Lets the worker show the time that pages and the operator show. */
export const moveClockOfWorker = async (context: BrowserContext) => {
  const moving = clockMovingScript()
  if (moving === "") return
  await context.route("**/service-worker.js", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: moving + (await response.text()) })
  })
}

/** Lets time pass for the page until the service worker answers for it, and has kept what it needs. */
export const comesUnderWorker = async (page: Page) => {
  await expect(async () => {
    await page.clock.runFor(10_000)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated")
  }).toPass()
  // The catalogue of a language is among what the page tells the worker last.
  await expect.poll(async () => (await cachedIn(page, "files")).length).toBeGreaterThan(20)
}

/** Sets the page's clock, which by itself tells a page that it has loaded nothing: then its worker would not hear of it. */
export const setPageClock = async (page: Page) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const came: Array<PerformanceEntry> = []
    new PerformanceObserver((list) => void came.push(...list.getEntries())).observe({
      type: "resource",
      buffered: true,
    })
    performance.getEntriesByType = (type) => (type === "resource" ? came : [])
  })
}

/** The paths of what is kept under a name. */
export const cachedIn = (page: Page, name: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(async (cacheName) => {
    const cached = (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : []
    return cached.map(({ url }) => new URL(url).pathname)
  }, name)
