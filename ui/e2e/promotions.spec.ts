import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, test } from "./fixtures.ts"

const strange =
  '<p>แจก <b>ฟรี</b><script>document.title="1"</script><img src="/x"></p><ul><li><a href="https://evil.example">หนึ่ง</a></li></ul>'
const withHandlers = `<p onclick="document.title=1">ก่อน</p><img src="/x" onerror="document.title=1">${strange}`

const offering = (page: Page, html: string) =>
  page.route("**/api/promotions.all", (route) =>
    route.fulfill({ json: { data: [{ id: "p1", title: "โปรทดสอบ", html, imageUrl: "" }] } }),
  )
const promotion = (page: Page) => page.getByRole("article").filter({ hasText: "โปรทดสอบ" })

test("a guest reads the promotions that run, and none that has ended", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/promotions")
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "แนะนำเพื่อน รับ 0.8 % (ตัวอย่าง)",
    "แต้มสะสม ทุก 100 บาท (ตัวอย่าง)",
  ])
  await expect(page.getByRole("strong")).toHaveText("0.8 %")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
})

test("of the operator's html nothing acts and nothing leads elsewhere", async ({ page }) => {
  await offering(page, strange)
  await page.goto("/promotions")
  await expect(promotion(page)).toContainText("แจก ฟรี")
  await expect(promotion(page).getByRole("listitem")).toHaveText("หนึ่ง")
  await expect(promotion(page).locator("a, img, script")).toHaveCount(0)
  await expect(page).toHaveTitle("โปรโมชัน - ฟ้าค่ำ")
})

test("html with handlers is shown as its text alone", async ({ page }) => {
  await offering(page, withHandlers)
  await page.goto("/promotions")
  await expect(promotion(page).getByRole("paragraph")).toHaveText(/^ก่อน\s+แจก ฟรี\s+หนึ่ง$/)
  await expect(promotion(page).locator("b, a, img, script, [onclick]")).toHaveCount(0)
})

test("where the browser cleans no html, its text alone is shown", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTML"))
  await offering(page, strange)
  await page.goto("/promotions")
  await expect(promotion(page).getByRole("paragraph")).toHaveText(/^แจก ฟรี\s+หนึ่ง$/)
  await expect(promotion(page).locator("b, a, img, script")).toHaveCount(0)
})
