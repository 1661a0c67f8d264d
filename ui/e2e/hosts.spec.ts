import { expect, test } from "./fixtures.ts"
import { frontDoor } from "./pages/front-door.ts"

const under = (origin: string, name: string) => origin.replace("localhost", name)

test("under another host of the operator the site has that host's name", async ({ page, site }) => {
  await page.goto(under(site.origin, "shop.localhost"))
  await frontDoor(page).asksForUsername()
  await expect(page).toHaveTitle("เข้าสู่ระบบ - ฟ้าค่ำ สาขา")
})

test("under a host that the operator does not allow there is only a page that says so", async ({ page, site }) => {
  const answer = await page.goto(`${under(site.origin, "evil.localhost")}/promotions`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "เปิดจากลิงก์นี้ไม่ได้" })).toBeVisible()
})
