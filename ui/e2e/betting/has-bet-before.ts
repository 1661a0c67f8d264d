import type { Page } from "@playwright/test"
import { hasCome } from "../identity/login-page.ts"

/** Makes a player, whose page is there, one who has accepted the rules in this browser before. */
export const hasBetBefore = async (page: Page) => {
  await hasCome(page)
  await page.evaluate(() => localStorage.setItem("fakham.rulesAccepted", "1"))
}
