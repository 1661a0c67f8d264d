import { expect, test } from "../testing/fixtures.ts"
import { loginPage } from "./login-page.ts"
import { registerPage } from "./register-page.ts"

const logIn = "เข้าสู่ระบบด้วย LINE"

test("who is new registers with what LINE tells, and comes in by LINE from then on", async ({ page }) => {
  const form = registerPage(page)
  await loginPage(page).open()
  await page.getByRole("link", { name: logIn }).click()
  await page.getByRole("link", { name: "อนุญาตในชื่อ ดาว" }).click()
  await expect(page).toHaveURL("/register")
  await expect(page.getByText("LINE ยืนยันแล้วว่าเป็น ดาว")).toBeVisible()
  await expect(form.field("username")).toHaveValue("dao2570")
  await form.enterAccount({ userName: "dao2570", pin: "Fah2570*new" })
  await form.fillDetails()
  await form.goOn()
  await expect(page).toHaveURL("/main")

  await page.context().clearCookies()
  await loginPage(page).open()
  await page.getByRole("link", { name: logIn }).click()
  await page.getByRole("link", { name: "อนุญาตในชื่อ ดาว" }).click()
  await expect(page).toHaveURL("/main")
  await expect(page.getByRole("main")).toContainText("0.00")
})

test("who says no, comes back with another's answer, or meets an operator without LINE is told so, and nobody is logged in", {
  tag: "@soak",
}, async ({ page, site }) => {
  await page.goto("/login/line/auth")
  await page.getByRole("link", { name: "ไม่อนุญาต" }).click()
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("คุณยังไม่อนุญาตให้เข้าสู่ระบบด้วย LINE")
  await page.goto("/login/line/auth?code=of-somebody-else&state=of-somebody-else")
  await expect(alert).toContainText("ลิงก์นี้ไม่ได้มาจากการเข้าสู่ระบบที่เริ่มในหน้านี้")
  await site.goWrong({ path: "/api/line.profile", kind: "status", status: 503, count: 1 })
  await page.getByRole("button", { name: "ลอง LINE อีกครั้ง" }).click()
  await page.getByRole("link", { name: "อนุญาตในชื่อ ฟ้า" }).click()
  await expect(alert).toContainText("ยังไม่ได้รับคำตอบ กรุณาลองใหม่")
  await site.goWrong({ path: "/api/line.start", kind: "status", status: 501, count: 1 })
  await page.getByRole("button", { name: "ลอง LINE อีกครั้ง" }).click()
  await expect(alert).toContainText("เว็บนี้ยังไม่เปิดให้เข้าสู่ระบบด้วย LINE")
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token")
})
