import { once } from "node:events"
import { createServer } from "node:http"
import { expect, test } from "./fixtures.ts"
import { loginPage } from "./pages/login-page.ts"

const under = (origin: string, name: string) => origin.replace("localhost", name)

test("under another host of the operator the site has that host's name", async ({ page, site }) => {
  await page.goto(under(site.origin, "shop.localhost"))
  await loginPage(page).asksForUsername()
  await expect(page).toHaveTitle("เข้าสู่ระบบ - ฟ้าค่ำ สาขา")
})

test("a page that may be framed is left by a full load, so that the rest of the site stays out of the frame", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const stranger = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html")
    answer.end(`<iframe src="${site.origin}/external/login"></iframe>`)
  }).listen(0, "127.0.0.1")
  await once(stranger, "listening")
  const address = stranger.address()
  await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`)
  const frame = page.frameLocator("iframe")
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible()
  await frame.getByRole("link", { name: "เข้าสู่ระบบ" }).click()
  await expect(frame.getByRole("heading", { level: 1 })).toHaveCount(0)
  await expect(frame.getByRole("textbox")).toHaveCount(0)
  await context.close()
  stranger.close()
})

test("under a host that is not allowed there is no login even when the operator goes silent", async ({
  page,
  site,
}) => {
  const origin = under(site.origin, "evil.localhost")
  const answer = await page.goto(`${origin}/promotions`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "เปิดจากลิงก์นี้ไม่ได้" })).toBeVisible()
  await page.route(/site-details/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole("heading", { name: "เปิดจากลิงก์นี้ไม่ได้" })).toBeVisible()
  await expect(page.getByRole("link", { name: "กลับหน้าแรก" })).toHaveAttribute("href", `${site.origin}/`)
})
