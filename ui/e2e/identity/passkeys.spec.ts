import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { comeLoggedIn, loginPage } from "./login-page.ts"

/** A phone whose owner has just put a finger on it. */
const deviceWithFinger = async (page: Page) => {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send("WebAuthn.enable")
  await chrome.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test("a player adds a passkey with the PIN, and logs in by it", async ({ page }) => {
  await deviceWithFinger(page)
  await comeLoggedIn(page, somchai)
  await page.goto("/profile")
  const passkeys = page.locator("section", { has: page.getByRole("heading", { name: "พาสคีย์", exact: true }) })
  const manage = passkeys.getByRole("button", { name: "จัดการพาสคีย์" })
  const add = passkeys.getByRole("button", { name: "เพิ่มพาสคีย์" })

  await manage.click()
  await add.click()
  await passkeys.getByLabel("PIN ปัจจุบัน", { exact: true }).fill("Wrong69#x")
  await add.click()
  await expect(passkeys.getByRole("alert")).toContainText("เหลืออีก 4 ครั้ง")
  await add.click()
  await passkeys.getByLabel("PIN ปัจจุบัน", { exact: true }).fill(somchai.pin)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await add.click()
  await expect(passkeys.getByRole("listitem")).toHaveCount(1)
  await expect(passkeys.getByRole("listitem")).toContainText("เพิ่มเมื่อ")

  await page.getByRole("button", { name: "ออกจากระบบ", exact: true }).click()
  const login = loginPage(page)
  await login.enterUsername(somchai.userName)
  await page.getByRole("button", { name: "ใช้พาสคีย์" }).click()
  await expect(page).toHaveURL("/main")

  await page.goto("/profile")
  await manage.click()
  await passkeys.getByRole("button", { name: /^ลบ:/ }).click()
  await expect(passkeys.getByRole("listitem")).toHaveCount(0)
  await page.getByRole("button", { name: "ออกจากระบบ", exact: true }).click()
  await login.enterUsername(somchai.userName)
  await page.getByRole("button", { name: "ใช้พาสคีย์" }).click()
  await expect(page.getByRole("alert")).toContainText("พาสคีย์นี้ใช้ไม่ได้แล้ว")
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
})
