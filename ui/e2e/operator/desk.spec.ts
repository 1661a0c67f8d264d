import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, test } from "../testing/fixtures.ts"

test("the control desk stands on one screen in the product's letters, and what is ordered there happens", {
  tag: ["@desktop", "@soak"],
}, async ({ page, site }) => {
  await site.startAnewAtNoon()
  await page.goto(site.desk)
  const rounds = page.locator("#rounds .row")
  await expect(rounds).toHaveCount(10)
  await expect(page.locator("#now")).toHaveText("12:00:00")
  await expect(page.locator("#books")).toHaveText("✓ บัญชีลงตัว")
  expect(await sticksOut(page)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800)
  const families = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family))
  expect(new Set(await families())).toEqual(new Set(["Anuphan", "Plex Thai Looped", "Barlow SC"]))
  expect(await complaintsOf(page)).toEqual([])

  await page.getByRole("searchbox", { name: "ค้นรอบ" }).fill("ปิงปอง")
  const next = rounds.nth(1)
  await expect(rounds.first()).toContainText("ปิงปอง รอบที่ 7")
  await expect(next).toContainText("ปิงปอง รอบที่ 8")
  await next.getByRole("button", { name: "ปิดรับ" }).click()
  await expect(page.getByRole("status").filter({ hasText: "ปิงปอง รอบที่ 8 ปิดรับแล้ว" })).toBeVisible()
  await expect(next).toContainText("รอออกผล")

  await page.getByRole("button", { name: "+10 นาที" }).click()
  await expect(page.locator("#now")).toHaveText("12:10:00")
  await page.getByRole("button", { name: "แคปต์ชา: ปิด" }).click()
  await expect(page.getByRole("button", { name: "แคปต์ชา: เปิด", pressed: true })).toBeVisible()

  await page.getByRole("button", { name: "เกม: เปิด" }).click()
  const partner = page.getByRole("dialog", { name: "ปิดเกมของค่าย" })
  await partner.getByRole("combobox", { name: "ค่าย" }).selectOption("joker")
  await partner.getByRole("button", { name: "ตั้ง" }).click()
  await expect(page.getByRole("button", { name: "เกม: ปิด 1" })).toBeVisible()

  await page.getByRole("button", { name: "เติมเงิน" }).first().click()
  await page.getByRole("dialog", { name: "เติมเงิน" }).getByRole("button", { name: "เติมเงิน" }).click()
  await expect(page.locator("#players .row").first()).toContainText("1,350.25")
})
