import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { comeLoggedIn } from "./login-page.ts"

test("a player sees where they are logged in, and logs out there", async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
  })
  const other = await elsewhere.newPage()
  await comeLoggedIn(other, somchai)

  await comeLoggedIn(page, somchai)
  await page.goto("/profile")
  const list = page.locator("section", {
    has: page.getByRole("heading", { name: "อุปกรณ์ที่เข้าสู่ระบบอยู่" }),
  })
  await expect(list.getByRole("listitem")).toHaveCount(2)
  await expect(list.getByRole("listitem").first()).toContainText("เครื่องนี้")
  const phone = list.getByRole("listitem").filter({ hasText: "Safari · iPhone" })
  await expect(phone).toContainText(/ใช้ล่าสุด .+ \d\d:\d\d/)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await list.getByRole("button", { name: "ออกจากระบบ: Safari · iPhone" }).click()
  await expect(list.getByRole("listitem")).toHaveCount(1)
  await expect(list.getByRole("button")).toHaveCount(0)
  await other.goto("/profile")
  await expect(other.getByRole("heading", { name: "ต้องเข้าสู่ระบบก่อน" })).toBeVisible()
  await elsewhere.close()
})
