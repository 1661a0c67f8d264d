import type { Page } from "@playwright/test"
import type { Site } from "./site.ts"

/** Lets time pass at once, at the operator and on a page whose clock is installed. */
export const passTime = async (page: Page, site: Site, seconds: number) => {
  await site.passTime(seconds)
  await page.clock.fastForward(Math.round(seconds * 1_000))
}

/** From now on time stands still at the operator and on a page that is yet to open, whose clock may be ahead; only `passTime` moves it. */
export const standStill = async (page: Page, site: Site, aheadSeconds = 0) => {
  await site.stopClock()
  const time = (await site.now()) + aheadSeconds * 1_000
  await page.clock.install({ time })
  await page.clock.pauseAt(time)
}

/** Longer than it takes to stop a clock after looking at it, however slow the machine is. */
const soon = 10_000

/** After a little while no more time passes on a page whose clock is installed, until it is told to go on. */
export const stopTime = async (page: Page, after = soon) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + after)
