import { comeHome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

const promotions = "**/api/promotions.all"

test("a page whose own data meets a broken server gives way to the screen that says so, and comes back", async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "locale", value: "en", url: site.origin }])
  await comeHome(page, somchai)
  await page.route(promotions, (route) => route.fulfill({ status: 500, json: { code: "defaultError", message: "" } }))
  await page.goto("/promotions")
  await expect(page.getByRole("heading", { name: "Server error" })).toBeVisible()
  await expect(page).toHaveTitle("Server error - ฟ้าค่ำ")
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await page.unroute(promotions)
  await page.getByRole("button", { name: "Refresh" }).click()
  await expect(page.getByRole("heading", { name: "Promotions", level: 1 })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Server error" })).toHaveCount(0)

  await page.route(promotions, (route) => route.abort())
  await page.reload()
  await expect(page.getByText("Couldn't load this.")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Server error" })).toHaveCount(0)
})

test("a host that the operator refuses at a page's own data is told so", { tag: "@soak" }, async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "locale", value: "en", url: site.origin }])
  await comeHome(page, somchai)
  await page.route(promotions, (route) => route.fulfill({ status: 400, json: { message: "Not Allow Domain" } }))
  await page.goto("/promotions")
  await expect(page.getByRole("heading", { name: "The site can't be opened from this address" })).toBeVisible()
})
