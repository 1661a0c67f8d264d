import type { Page, Route } from "@playwright/test"
import { stopTime } from "../testing/passing-time.ts"

/**
 * Holds a script that the page asks for until it may fail. Time stands still from then on, on a page whose clock is
 * installed, so that the message about it does not leave before anybody looked.
 */
export const holdScript = async (page: Page, script: RegExp): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<Route>()
  await page.route(script, resolve, { times: 1 })
  return async () => {
    const route = await promise
    await stopTime(page)
    await route.abort()
  }
}
