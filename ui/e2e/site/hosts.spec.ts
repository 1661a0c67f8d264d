import { loginPage } from "../identity/login-page.ts"
import { expect, test } from "../testing/fixtures.ts"

const under = (origin: string, name: string) => origin.replace("localhost", name)

test("under another host of the operator the site has that host's name", { tag: "@soak" }, async ({
  page,
  site,
  known,
}) => {
  const shop = under(site.origin, "shop.localhost")
  known.add(shop)
  await page.goto(shop)
  await loginPage(page).asksForUsername()
  await expect(page).toHaveTitle("เข้าสู่ระบบ - ฟ้าค่ำ สาขา")
})

test("under a host that is not allowed there is no login even when the operator goes silent", async ({
  page,
  site,
  known,
}) => {
  const origin = under(site.origin, "evil.localhost")
  known.add(origin)
  const answer = await page.goto(`${origin}/promotions`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "เปิดจากลิงก์นี้ไม่ได้" })).toBeVisible()
  await page.route(/site-details/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole("heading", { name: "เปิดจากลิงก์นี้ไม่ได้" })).toBeVisible()
  await expect(page.getByRole("link", { name: "กลับหน้าแรก" })).toHaveAttribute("href", `${site.origin}/`)
})
