import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

const claim = (page: Page) => page.getByRole("button", { name: "รับ: ฝากเงินครั้งแรก" })
const row = (page: Page) => page.getByRole("listitem").filter({ hasText: "ฝากเงินครั้งแรก" })

test("a reward that is tapped twice is paid once, and told in the other tab", { tag: ["@books", "@soak"] }, async ({
  page,
  context,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  const other = await context.newPage()
  await other.goto("/profile/achievement")
  await expect(claim(other)).toBeVisible()
  await page.goto("/profile/achievement")
  await expect(page.getByRole("progressbar", { name: "ชวนเพื่อนครบ 3 คน" })).toHaveAttribute("value", "1")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await claim(page).dblclick()
  await expect(page.getByRole("status")).toHaveText("10.00 บาทเข้ากระเป๋าของคุณแล้ว")
  await expect(row(page)).toContainText("รับแล้ว")
  await expect(page.getByRole("banner").first()).toContainText("12,490.50")
  expect(await complaintsOf(page)).toEqual([])

  await claim(other).click()
  await expect(other.getByRole("alert")).toHaveText("รางวัลนี้จ่ายไปแล้ว แต่ละรางวัลจ่ายครั้งเดียว")
  await expect(row(other)).toContainText("รับแล้ว")
  expect(await books(page).balance()).toBe(12_490.5)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a reward whose answer is lost is asked for again and paid once", { tag: ["@keyboard", "@soak"] }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/achievement")
  await expect(claim(page)).toBeVisible()
  await site.goWrong({ path: "/api/achievements.claim", kind: "afterwards-cut" })
  await claim(page).press("Enter")
  await expect(row(page)).toContainText("รับแล้ว")
  expect(await books(page).balance()).toBe(12_490.5)
})

test("an operator without achievements is said not to offer them", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.route("**/api/achievements.all", (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto("/profile/achievement")
  await expect(page.getByText("ยังไม่เปิดให้บริการส่วนนี้")).toBeVisible()
})
