import { comeLoggedIn } from "../identity/login-page.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { betPage } from "./bet-page.ts"

const noLine = "ไม่มีสัญญาณ ยังไม่ส่งอะไรจนกว่าสัญญาณจะกลับมา"

test("without a line nothing can be agreed to; what the line broke off is not sent, and is called off in seconds", {
  tag: "@books",
}, async ({ page, context, site }) => {
  await comeLoggedIn(page, somchai)
  const table = betPage(page)
  const operator = books(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  await table.key("123")
  await table.hasAdded(1)
  await table.openSlip()
  await context.setOffline(true)
  await expect(page.getByText(noLine)).toBeVisible()
  await table.confirmInVain()
  await context.setOffline(false)
  await expect(page.getByText(noLine)).toHaveCount(0)
  await table.confirm()
  await page.route(
    "**/poy-api/lotteries.yeekee.create",
    async (route) => {
      await context.setOffline(true)
      await route.abort("internetdisconnected")
    },
    { times: 1 },
  )
  await table.stake("1.00")
  await expect(page.getByRole("dialog", { name: "ยังไม่ได้ส่ง" })).toBeVisible()
  await table.tap("ไม่แทงแล้ว")
  await expect(page.getByText("ยกเลิกการส่งแล้ว จะไม่ส่งอีก")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("ยกเลิกการส่งแล้ว จะไม่ส่งอีก")).toHaveCount(0, { timeout: 15_000 })
  await expect(table.price("สามตัวบน 123")).toBeVisible()
  expect(await operator.poys()).toEqual([])
  expect(await operator.balance()).toBe(12_480.5)
  expect(await site.wrongInTheBooks()).toEqual([])
})
