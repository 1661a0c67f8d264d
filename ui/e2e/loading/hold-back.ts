import type { Page } from "@playwright/test"

const holdBack = async (page: Page, files: RegExp): Promise<() => void> => {
  const through = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await through.promise
    await route.continue()
  })
  return through.resolve
}

/** The words of a page are among the last that its scripts wait for; answers how to let them through. */
export const holdWordsBack = (page: Page) => holdBack(page, /\/assets\/th-.*\.js/)

/** All scripts but the one that runs before a visitor can act. */
export const holdScriptsBack = (page: Page) => holdBack(page, /\/assets\/(?!prefetch-)[\w-]+\.js/)
