import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, nipa, test } from "./fixtures.ts"
import { call } from "./pages/call.ts"
import { comeLoggedIn } from "./pages/login-page.ts"

test("a player sees what is unread, reads one message by opening it and then all, and the operator knows", {
  tag: "@smoke",
}, async ({ page, site }) => {
  await comeLoggedIn(page, nipa)
  await page.getByRole("link", { name: "แจ้งเตือน ยังไม่อ่าน 2 เรื่อง" }).click()
  await expect(page).toHaveURL("/profile/notifications")
  const main = page.getByRole("main")
  const unread = main.getByRole("link", { name: /^ยังไม่อ่าน:/ })
  await expect(unread).toHaveCount(2)
  await expect(unread.first()).toContainText("หวยรัฐบาล ออกผลแล้ว")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await unread.first().click()
  await expect(page).toHaveURL(/\/poy\/gov\/\w+$/)
  await page.goBack()
  await expect(unread).toHaveCount(1)
  await main.getByRole("button", { name: "อ่านแล้วทั้งหมด" }).click()
  await expect(main.getByRole("status")).toHaveText("0 เรื่องยังไม่อ่าน")
  await expect.poll(() => call(page, "GET", "/api/notifications.unread")).toEqual({ count: 0 })
  await expect(page.getByRole("link", { name: "แจ้งเตือน", exact: true })).toBeVisible()

  await site.tellNews("ปิดปรับปรุงคืนนี้", "02:00 ถึง 03:00 น.")
  await page.reload()
  await expect(page.getByRole("link", { name: "แจ้งเตือน ยังไม่อ่าน 1 เรื่อง" })).toBeVisible()
  await main.getByRole("button", { name: /ปิดปรับปรุงคืนนี้/ }).click()
  await expect.poll(() => call(page, "GET", "/api/notifications.unread")).toEqual({ count: 0 })
})

test("a kind is switched off at once and stays off; when nobody answers, what counts is shown", async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, nipa)
  await page.goto("/profile/notifications")
  await page.getByRole("button", { name: "แจ้งเรื่องอะไรบ้าง" }).click()
  const results = page.getByRole("switch", { name: "ผลหวย" })
  await results.click()
  await expect(results).not.toBeChecked()
  await site.goWrong({ path: "/api/notifications.settings.save", kind: "afterwards-cut" })
  const news = page.getByRole("switch", { name: "ข่าว" })
  await news.click()
  await expect(page.getByRole("alert")).toContainText("ไม่ได้รับคำตอบ")
  await expect(news).toBeChecked()
  await page.reload()
  await page.getByRole("button", { name: "แจ้งเรื่องอะไรบ้าง" }).click()
  await expect(results).not.toBeChecked()
  await expect(news).toBeChecked()
  expect(await complaintsOf(page)).toEqual([])
})
