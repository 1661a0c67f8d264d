import { expect, type Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { callOperator } from "../testing/call.ts"
import { somchai } from "../testing/fixtures.ts"

type Ticket = { readonly id: string; readonly prepareAmount: number }

/** The form of a fast deposit, and the page of the one that it opens. */
export const fastDeposit = (page: Page) => {
  const amount = page.getByLabel("จำนวนเงิน", { exact: true })
  const submit = page.getByRole("button", { name: "ขอยอดโอน" })
  return {
    amount,
    submit,
    open: async (player: { readonly userName: string; readonly pin: string } = somchai) => {
      await comeLoggedIn(page, player)
      await page.goto("/credit/deposit/fast")
      await hasCome(page)
      await expect(amount).toBeEnabled()
    },
    /** The deposits that wait at the operator's, but for the one that the demo begins with. */
    waiting: async () =>
      (await callOperator<ReadonlyArray<Ticket>>(page, "GET", "/api/deposits.open")).filter(
        ({ id }) => !id.startsWith("DEMO"),
      ),
    isWaiting: async () => {
      await expect(page).toHaveURL(/\/credit\/deposit\/fast\/queue\?id=/)
      await expect(page.getByText("โอนยอดนี้ให้ตรงถึงเศษสตางค์")).toBeVisible()
    },
  }
}
