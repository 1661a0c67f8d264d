import type { Page } from "@playwright/test"

/** The words of a page are among the last that its scripts wait for; answers how to let them through. */
export const holdWordsBack = async (page: Page): Promise<() => void> => {
  const through = Promise.withResolvers<void>()
  await page.route(/\/assets\/th-.*\.js/, async (route) => {
    await through.promise
    await route.continue()
  })
  return through.resolve
}
