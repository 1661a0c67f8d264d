import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, malee, somchai, test } from "./fixtures.ts"
import { betTable } from "./pages/bet-table.ts"
import { call } from "./pages/call.ts"
import { comeLoggedIn } from "./pages/login-page.ts"

const maleeBets = async (page: Page, betId: string) => {
  await comeLoggedIn(page, malee)
  await call(page, "POST", "/poy-api/lotteries.yeekee.create", {
    betId,
    poy: [{ option: "teng_bon_3", number: "482", price: 10, multiply: 850 }],
  })
  await page.context().clearCookies()
}

test("the board folds its bet types to one line, and offers what others bet on at the full rate", async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const table = betTable(page)
  const { betId } = await table.openRound("yeekee")
  await page.context().clearCookies()
  await maleeBets(page, betId)
  await comeLoggedIn(page, somchai)
  await page.goto(`/lotto/yeekee/${betId}`)
  await table.acceptRules()
  await table.tap("แผงเลข")
  await expect(page.getByRole("group", { name: "ประเภทที่แทง" })).toHaveCount(0)
  const folded = page.getByRole("button", { name: "ประเภทที่แทง สามตัวบน" })
  await folded.click()
  await table.tap("สองตัวบน")
  await expect(page.getByRole("button", { name: "เพิ่ม 482" })).toHaveCount(0)
  await table.tap("สามตัวบน")
  await folded.click()
  await page.getByRole("button", { name: "เพิ่ม 482" }).click()
  await table.hasAdded(1)
  await expect(page.getByRole("button", { name: "เพิ่ม 482" })).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await table.openSlip()
  await expect(table.price("สามตัวบน 482")).toHaveValue("1")
})
