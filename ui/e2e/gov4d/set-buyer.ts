import { expect, type Page } from "@playwright/test"
import { betTable } from "../betting/bet-table.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { somchai } from "../testing/fixtures.ts"
import { setTable } from "./set-table.ts"

/** A player who has come to buy sets. */
export const seated = async (page: Page, variant = "hanoy") => {
  await comeLoggedIn(page, somchai)
  const table = setTable(page)
  await table.open(variant)
  await table.hasBetBefore()
  return table
}

export const placedPoys = (page: Page) => betTable(page).placedPoys()

export const hasLeft = async (page: Page, amount: string) => {
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText(amount)
}
