import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { comeLoggedIn, loginPage } from "./login-page.ts"

const newPin = "Rung70#xy"

const changingPin = (page: Page) => {
  const oldPin = page.getByLabel("PIN ปัจจุบัน", { exact: true })
  const pin = page.getByLabel("PIN ใหม่", { exact: true })
  const again = page.getByLabel("ยืนยัน PIN ใหม่", { exact: true })
  return {
    oldPin,
    pin,
    again,
    open: async () => {
      await comeLoggedIn(page, somchai)
      await page.goto("/profile/change-pin")
      await expect(oldPin).toBeVisible()
    },
    send: async (old: string, chosen: string, confirmation = chosen) => {
      await oldPin.fill(old)
      await pin.fill(chosen)
      await again.fill(confirmation)
      await again.press("Enter")
    },
    isDone: () => expect(page.getByRole("heading", { name: "ตั้ง PIN ใหม่แล้ว" })).toBeFocused(),
  }
}

test("another PIN ends every other session and not this one", async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await elsewhere.newPage()
  await comeLoggedIn(other, somchai)
  await other.goto("/profile")
  await expect(other.getByRole("heading", { name: "สมชาย ใจดี" })).toBeVisible()

  const changing = changingPin(page)
  await changing.open()
  for (const field of [changing.oldPin, changing.pin, changing.again])
    await expect(field).toHaveAttribute("type", "password")
  await expect(changing.oldPin).toHaveAttribute("autocomplete", "current-password")
  await expect(changing.pin).toHaveAttribute("autocomplete", "new-password")
  await expect(changing.again).toHaveAttribute("autocomplete", "new-password")
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(somchai.userName)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await changing.send(somchai.pin, newPin)
  await changing.isDone()
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("link", { name: "กลับไปที่บัญชีของฉัน" }).click()
  await page.reload()
  await expect(page.getByRole("heading", { name: "สมชาย ใจดี" })).toBeVisible()

  await other.reload()
  await expect(other.getByRole("heading", { name: "ต้องเข้าสู่ระบบก่อน" })).toBeVisible()
  await other.getByRole("button", { name: "เข้าสู่ระบบ" }).click()
  await loginPage(other).asksForUsername()
  await loginPage(other).logIn({ userName: somchai.userName, pin: newPin })
  await elsewhere.close()
})

test("faults stand at their fields by keyboard alone, and a wrong PIN is counted apart from logins", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  const changing = changingPin(page)
  await changing.open()
  await page.getByRole("button", { name: "เปลี่ยน PIN" }).press("Enter")
  await expect(page.getByRole("alert")).toHaveText(["กรุณาใส่ PIN", "กรุณาใส่ PIN ที่จะใช้เป็นรหัสผ่าน", "กรุณายืนยัน PIN"])
  await changing.send(somchai.pin, somchai.pin)
  await expect(page.getByRole("alert")).toContainText("นี่คือ PIN ปัจจุบัน")
  await changing.send(somchai.pin, "Rung70#xy", "Rung70#xz")
  await expect(page.getByRole("alert")).toHaveCount(1)
  for (const left of [4, 3, 2, 1]) {
    await changing.send("Wrong69#x", newPin)
    await expect(page.getByRole("alert")).toContainText(`เหลืออีก ${left} ครั้ง`)
  }
  await changing.send("Wrong69#x", newPin)
  await expect(page.getByRole("alert")).toContainText("15 นาที")
  expect(await complaintsOf(page)).toEqual([])
  const login = await page.request.post("/api/users.login", {
    data: { userName: somchai.userName, password: somchai.pin },
  })
  expect(login.status()).toBe(200)
})

test("a lost answer is not told as a refusal, though the old PIN counts no more", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const changing = changingPin(page)
  await changing.open()
  await site.goWrong({ path: "/api/users.change-password", kind: "afterwards-cut" })
  await changing.send(somchai.pin, newPin)
  await expect(page.getByRole("alert")).toContainText("PIN ใหม่อาจใช้ได้แล้ว")
  await changing.send(somchai.pin, newPin)
  await expect(page.getByRole("alert")).toContainText("PIN ใหม่น่าจะใช้ได้แล้ว")
  await expect(page.getByText("PIN ปัจจุบันไม่ถูกต้อง")).toHaveCount(0)
  await page.context().clearCookies()
  await loginPage(page).logIn({ userName: somchai.userName, pin: newPin })
})
