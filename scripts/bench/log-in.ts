import type { Page } from "playwright"

const somchai = { userName: "somchai88", pin: "Duean69#x" }

/** Logs a demo player in, as a player does. */
export const logDemoPlayerIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator("#app[data-prerendered]").waitFor({ state: "detached" })
  await page.locator("input").fill(somchai.userName)
  await page.keyboard.press("Enter")
  await page.locator("input[type=password]").fill(somchai.pin)
  await page.keyboard.press("Enter")
  await page.waitForURL("**/main")
}
