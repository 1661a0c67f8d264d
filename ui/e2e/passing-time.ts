import type { Page } from "@playwright/test"
import type { Site } from "./site.ts"

/** Lets time pass at once, at the operator and on a page whose clock is installed. */
export const passTime = async (page: Page, site: Site, seconds: number) => {
  await site.passTime(seconds)
  await page.clock.fastForward(Math.round(seconds * 1_000))
}

/** From now on only `passTime` moves the operator's clock; that of a page yet to open runs, and may be ahead. */
export const standStill = async (page: Page, site: Site, aheadSeconds = 0) => {
  await site.stopClock()
  await page.clock.install({ time: (await site.now()) + aheadSeconds * 1_000 })
}

/** Longer than it takes to stop a clock after looking at it, however slow the machine is. */
const soon = 10_000

/** After a little while no more time passes on a page whose clock is installed, until it is told to go on. */
export const stopTime = async (page: Page, after = soon) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + after)
