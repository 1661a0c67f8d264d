import type { Page } from "@playwright/test"
import { expect } from "../fixtures.ts"

/** Lets time pass for the page until the service worker answers for it. */
export const comesUnderWorker = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(10_000)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated")
  }).toPass()
