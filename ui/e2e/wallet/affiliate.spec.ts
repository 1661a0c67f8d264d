import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

const begin = (page: Page) => page.getByRole("main").getByRole("button", { name: "โยกเข้ากระเป๋า" })
const sheet = (page: Page) => page.getByRole("dialog", { name: "โยกเข้ากระเป๋า" })

const moving = async (page: Page, amount: string) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/affiliate")
  await begin(page).click()
  await sheet(page).getByLabel("จำนวนเงิน (บาท)").fill(amount)
  await sheet(page).getByLabel("จำนวนเงิน (บาท)").press("Enter")
}

test("income moves to the wallet once, and the list of thirty days tells it", { tag: "@books" }, async ({
  page,
  site,
}) => {
  await moving(page, "185")
  await expect(sheet(page).getByRole("alert")).toHaveText("มากกว่ารายได้ที่มี")
  expect(await complaintsOf(page)).toEqual([])
  await sheet(page).getByLabel("จำนวนเงิน (บาท)").fill("84.50")
  await sheet(page).getByLabel("จำนวนเงิน (บาท)").press("Enter")
  await sheet(page).getByRole("button", { name: "โยกเลย" }).dblclick()
  await expect(sheet(page).getByRole("status")).toHaveText("84.50 บาทเข้ากระเป๋าแล้ว เหลือ 99.50 บาท")
  expect(await complaintsOf(page)).toEqual([])
  await sheet(page).getByRole("button", { name: "ปิด" }).last().click()
  await expect(page.getByText("99.50", { exact: true }).first()).toBeAttached()
  await expect(page.getByRole("banner").first()).toContainText("12,565.00")
  await expect(page.getByRole("listitem").filter({ hasText: "−84.50" })).toContainText("โยกเข้ากระเป๋า")
  expect(await books(page).balance()).toBe(12_565)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a move whose answer is lost goes on after a reload, and is not made twice", {
  tag: ["@keyboard", "@soak"],
}, async ({ page, site }) => {
  await moving(page, "100")
  await site.goWrong({ path: "/api/af-cashs.move", kind: "afterwards-cut" })
  await site.goWrong({ path: "/api/af-cashs.summary", kind: "status", status: 500, count: 3 })
  await sheet(page).getByRole("button", { name: "โยกเลย" }).press("Enter")
  await expect(sheet(page)).toContainText("ไม่มีการโยกซ้ำ")
  await site.goRight()
  await page.reload()
  await expect(sheet(page).getByRole("status")).toHaveText("100.00 บาทเข้ากระเป๋าแล้ว เหลือ 84.00 บาท")
  expect(await books(page).balance()).toBe(12_580.5)
})

test("the player's link is copied, drawn as a QR code, and handed to another app", { tag: "@soak" }, async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ url }: { readonly url: string }) => document.documentElement.setAttribute("data-shared", url),
    })
  })
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/affiliate")
  await expect(page.getByRole("figure", { name: "QR ของลิงก์คุณ" })).toBeVisible()
  await page.getByRole("button", { name: "คัดลอก" }).click()
  await expect(page.getByRole("status")).toHaveText("คัดลอกแล้ว")
  const link = `${site.origin}/register/somchai88`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole("button", { name: "แชร์" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-shared", link)
  expect(await sticksOut(page)).toBe(false)
  expect(await complaintsOf(page)).toEqual([])
})
