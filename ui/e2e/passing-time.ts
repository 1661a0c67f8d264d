import type { Page } from "@playwright/test"
import type { Site } from "./site.ts"

/** Lets time pass at once, at the operator and on a page whose clock is installed. */
export const passTime = async (page: Page, site: Site, seconds: number) => {
  await site.passTime(seconds)
  await page.clock.fastForward(seconds * 1_000)
}
