import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, test } from "./fixtures.ts"
import { scriptsOf } from "./pages/scripts-of.ts"

const withLink =
  '<p onclick="document.title=1">แจก <b style="color:red">ฟรี</b></p><ul><li><a href="/promotions">หนึ่ง</a></li></ul>'

const offering = (page: Page, html: string) =>
  page.route("**/api/promotions.all", (route) =>
    route.fulfill({ json: { data: [{ id: "p1", title: "โปรทดสอบ", html, imageUrl: "" }] } }),
  )
const promotion = (page: Page) => page.getByRole("article").filter({ hasText: "โปรทดสอบ" })

test("a guest reads the promotions that run, and none that has ended", async ({ page }) => {
  await page.goto("/promotions")
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "แนะนำเพื่อน รับ 0.8 % (ตัวอย่าง)",
    "แต้มสะสม ทุก 100 บาท (ตัวอย่าง)",
  ])
  await expect(page.getByRole("strong")).toHaveText("0.8 %")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})

test("where html can be cleaned by nobody, its text alone is shown", { tag: "@soak" }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTML"))
  await page.route(scriptsOf("clean-by-library"), (route) => route.abort())
  await offering(page, withLink)
  await page.goto("/promotions")
  await expect(promotion(page).getByRole("paragraph")).toHaveText(/^แจก ฟรี\s+หนึ่ง$/)
  await expect(promotion(page).locator("b, a, [onclick]")).toHaveCount(0)
})
