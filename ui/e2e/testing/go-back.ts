import type { Page } from "@playwright/test"

/** Back in the browser while a sheet stands open, as soon as the sheet is a step of its history. */
export const goBackFromSheet = async (page: Page) => {
  await page.waitForFunction(() => history.state?.sheets > 0)
  await page.goBack()
}
