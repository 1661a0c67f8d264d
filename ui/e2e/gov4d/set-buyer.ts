import { expect, type Page } from "@playwright/test"
import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { somchai } from "../testing/fixtures.ts"
import { ticket4dPage } from "./ticket4d-page.ts"

/** A player who has come to buy sets. */
export const takeBuyersSeat = async (page: Page, variant = "hanoy") => {
  await comeLoggedIn(page, somchai)
  const table = ticket4dPage(page)
  await table.open(variant)
  await table.hasBetBefore()
  return table
}

export const placedPoys = (page: Page) => betPage(page).placedPoys()

export const hasLeft = async (page: Page, amount: string) => {
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText(amount)
}
