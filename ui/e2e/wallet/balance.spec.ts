import { comeHome } from "../identity/login-page.ts"
import { shell } from "../site/shell.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { balanceOf } from "./balance-of.ts"

const baht = (amount: number) => amount.toLocaleString("en", { minimumFractionDigits: 2 })

test("money that arrives is told to every open page without a reload, until the player logs out", {
  tag: ["@books", "@soak"],
}, async ({ page, context, site }) => {
  const opening = balanceOf(page).line()
  await comeHome(page, somchai)
  const line = await opening
  const second = await context.newPage()
  const lineThere = balanceOf(second).line()
  await second.goto("/main")
  await lineThere
  const { id, prepareAmount } = await balanceOf(page).askToTransfer()
  await balanceOf(page).holds("12,480.50")
  await site.letTransferArrive(id)
  await balanceOf(second).holds(baht(12_480.5 + prepareAmount))
  await page.bringToFront()
  await balanceOf(page).holds(baht(12_480.5 + prepareAmount))
  await shell(page).logOut()
  await expect.poll(() => line.isClosed()).toBe(true)
})

test("what was missed while the connection was cut is counted when it is back", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
}) => {
  await comeHome(page, somchai)
  const { id, prepareAmount } = await balanceOf(page).askToTransfer()
  await page.context().setOffline(true)
  await expect(page.getByText("ออฟไลน์อยู่").filter({ visible: true })).toHaveCount(1)
  await site.letTransferArrive(id)
  await balanceOf(page).holds("12,480.50")
  await page.context().setOffline(false)
  await balanceOf(page).holds(baht(12_480.5 + prepareAmount))
})
