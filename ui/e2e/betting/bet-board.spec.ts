import type { Browser } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { betPage } from "./bet-page.ts"

/** Another player, with a browser of her own, bets on 482. */
const maleeBets = async (browser: Browser, origin: string, betId: string) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await comeLoggedIn(page, malee)
  await callOperator(page, "POST", "/poy-api/lotteries.yeekee.create", {
    betId,
    poy: [{ option: "teng_bon_3", number: "482", price: 10, multiply: 850 }],
  })
  await context.close()
}

test("the board folds its bet types to one line, and offers what others bet on at the full rate", {
  tag: "@soak",
}, async ({ page, browser, site }) => {
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  const { betId } = await table.openRound("yeekee")
  await maleeBets(browser, site.origin, betId)
  await page.reload()
  await table.hasBetBefore()
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
