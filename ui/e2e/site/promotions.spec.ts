import type { Page } from "@playwright/test"
import { scriptAddresses } from "../loading/scripts-of.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, test } from "../testing/fixtures.ts"

const withLink =
  '<p onclick="document.title=1">แจก <b style="color:red">ฟรี</b></p><ul><li><a href="/promotions">หนึ่ง</a></li></ul>'

const offering = (page: Page, html: string) =>
  page.route("**/api/promotions.all", (route) =>
    route.fulfill({ json: { data: [{ id: "p1", title: "โปรทดสอบ", html, imageUrl: "" }] } }),
  )
const promotion = (page: Page) => page.getByRole("article").filter({ hasText: "โปรทดสอบ" })

test("a guest reads the promotions that run, and none that has ended", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/promotions")
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "แนะนำเพื่อน รับ 0.8 % (ตัวอย่าง)",
    "แต้มสะสม ทุก 100 บาท (ตัวอย่าง)",
    "ยิงเลขอันดับ 1 และ 16 (ตัวอย่าง)",
  ])
  const friends = page.getByRole("article").first()
  await expect(friends.getByRole("definition")).toHaveText(["0.8 %", "1 บาท", "ไม่มี", "ไม่มีกำหนด"])
  await friends.getByText("เงื่อนไข").click()
  await expect(friends.getByRole("listitem").first()).toHaveText("นับเมื่อโพยของเพื่อนออกผลแล้ว")
  await expect(friends.getByRole("link", { name: "ดูลิงก์ของฉัน" })).toHaveAttribute("href", "/profile/affiliate")
  await expect(page.getByRole("strong")).toHaveText("0.8 %")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})

test("where html can be cleaned by nobody, its text alone is shown", { tag: "@soak" }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTML"))
  await page.route(scriptAddresses("clean-by-library"), (route) => route.abort())
  await offering(page, withLink)
  await page.goto("/promotions")
  await expect(promotion(page).getByRole("paragraph")).toHaveText(/^แจก ฟรี\s+หนึ่ง$/)
  await expect(promotion(page).locator("b, a, [onclick]")).toHaveCount(0)
})

test("the operator's words come in the language that is chosen", async ({ page }) => {
  await page.goto("/promotions")
  await expect(page.getByRole("article").first()).toContainText("แนะนำเพื่อน รับ 0.8 %")
  await page.getByRole("button", { name: "เปลี่ยนภาษา" }).click()
  await page.getByRole("menuitemradio", { name: "English" }).click()
  await expect(page.getByRole("article").first()).toContainText("Invite friends, earn 0.8 %")
})
