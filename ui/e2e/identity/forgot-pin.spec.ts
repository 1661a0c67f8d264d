import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { forgottenPin, somchaisNewPin, somchaisPhone } from "./forgotten-pin.ts"
import { loginPage } from "./login-page.ts"

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))

test("a player who forgot the PIN gets a code, chooses another PIN and logs in with it", async ({ page, site }) => {
  const login = loginPage(page)
  await login.open()
  await page.getByRole("link", { name: "ลืม PIN" }).click()
  const forgotten = forgottenPin(page, site)
  await expect(page).toHaveTitle("ลืม PIN - ฟ้าค่ำ")
  expect(await complaintsOf(page)).toEqual([])
  await forgotten.claim(somchai.userName, "")
  await expect(page.getByRole("alert")).toContainText("ใส่เบอร์โทร")
  await forgotten.claim(somchai.userName, somchaisPhone)
  await expect(page.getByText("ส่งรหัส 6 หลักไปที่ 081-xxx-5678 แล้ว")).toBeVisible()
  await expect(forgotten.code).toBeFocused()
  await expect(forgotten.code).toHaveAttribute("autocomplete", "one-time-code")
  expect(await complaintsOf(page)).toEqual([])
  await page.goBack()
  await expect(page.getByLabel("เบอร์โทรที่ลงทะเบียน")).toHaveValue("081-234-5678")
  await page.goForward()
  const { code, reference } = await forgotten.message()
  await expect(page.getByText(`รหัสอ้างอิง ${reference} ต้องตรงกับใน SMS`)).toBeVisible()
  await forgotten.give(`${code.slice(0, 3)} ${code.slice(3)}`)
  await forgotten.choose("Rung", "Rung")
  await expect(page.getByText("ต้องยาว 8 ถึง 30 ตัว")).toBeVisible()
  await forgotten.choose(somchaisNewPin, somchaisNewPin)
  await expect(page.getByRole("heading", { name: "ตั้ง PIN ใหม่แล้ว" })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "เข้าสู่ระบบ" }).click()
  await login.enterUsername(somchai.userName)
  await login.enterPin(somchai.pin)
  await login.complains("ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง")
  await login.enterPin(somchaisNewPin)
  await expect(page).toHaveURL("/main")
})

test("a page that is loaded anew asks for the code again, and keeps neither it nor the PIN", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const forgotten = forgottenPin(page, site)
  await forgotten.open()
  await forgotten.claim(somchai.userName, somchaisPhone)
  const { code, reference } = await forgotten.message()
  await forgotten.give(code)
  await forgotten.pin.fill(somchaisNewPin)
  const storedText = await stored(page)
  expect(storedText).toContain(reference)
  expect(storedText).not.toContain(code)
  expect(storedText).not.toContain(somchaisNewPin)
  await page.reload()
  await expect(forgotten.code).toHaveValue("")
  await forgotten.give(code)
  await expect(forgotten.pin).toHaveValue("")
  await forgotten.choose(somchaisNewPin, somchaisNewPin)
  await expect(page.getByRole("heading", { name: "ตั้ง PIN ใหม่แล้ว" })).toBeVisible()
  expect(await stored(page)).not.toContain(reference)
})

test("three wrong codes use one up; another is asked for once a minute has passed", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await page.clock.install()
  const forgotten = forgottenPin(page, site)
  await forgotten.open()
  await forgotten.claim(somchai.userName, somchaisPhone)
  const { code } = await forgotten.message()
  const wrong = code === "999999" ? "111111" : "999999"
  for (const left of [2, 1]) {
    await forgotten.give(wrong)
    await forgotten.choose(somchaisNewPin, somchaisNewPin)
    await expect(page.getByRole("alert")).toContainText(`รหัสไม่ถูกต้อง เหลืออีก ${left} ครั้ง`)
  }
  await forgotten.give(wrong)
  await forgotten.choose(somchaisNewPin, somchaisNewPin)
  await expect(page.getByText("ใส่ผิดครบ 3 ครั้งแล้ว")).toBeVisible()
  await expect(page.getByText("ขอรหัสใหม่ได้ในอีก")).toBeVisible()
  await forgotten.passMinute()
  await page.getByRole("button", { name: "ขอรหัสใหม่" }).click()
  await expect(forgotten.code).toHaveValue("")
  await forgotten.give((await forgotten.message()).code)
  await forgotten.choose(somchaisNewPin, somchaisNewPin)
  await expect(page.getByRole("heading", { name: "ตั้ง PIN ใหม่แล้ว" })).toBeVisible()
})

test("a lost answer to the new PIN is said so, and the PIN can be tried at the login", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const forgotten = forgottenPin(page, site)
  await forgotten.open()
  await forgotten.claim(somchai.userName, somchaisPhone)
  await forgotten.give((await forgotten.message()).code)
  await site.goWrong({ path: "/api/users.forgot-password", kind: "afterwards-cut" })
  await forgotten.choose(somchaisNewPin, somchaisNewPin)
  await expect(page.getByRole("alert")).toContainText("PIN ใหม่อาจใช้ได้แล้ว")
  expect(await sticksOut(page)).toBe(false)
  await loginPage(page).logIn({ userName: somchai.userName, pin: somchaisNewPin })
})

test("another PIN is found by keyboard alone", { tag: ["@keyboard", "@soak"] }, async ({ page, site }) => {
  const forgotten = forgottenPin(page, site)
  await forgotten.open()
  await page.getByLabel("ชื่อผู้ใช้").focus()
  await page.keyboard.type(somchai.userName)
  await page.keyboard.press("Tab")
  await page.keyboard.type(somchaisPhone)
  await page.keyboard.press("Enter")
  await expect(forgotten.code).toBeFocused()
  await page.keyboard.type((await forgotten.message()).code)
  await page.keyboard.press("Enter")
  await expect(forgotten.pin).toBeFocused()
  await page.keyboard.type(somchaisNewPin)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.type(somchaisNewPin)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "ตั้ง PIN ใหม่แล้ว" })).toBeFocused()
})

test("Back leads from step to step, and Forward to the code that was sent", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const forgotten = forgottenPin(page, site)
  await forgotten.open()
  await forgotten.claim(somchai.userName, somchaisPhone)
  const { code } = await forgotten.message()
  await page.goBack()
  await expect(page.getByLabel("เบอร์โทรที่ลงทะเบียน")).toHaveValue("081-234-5678")
  await page.goForward()
  await forgotten.give(code)
  await expect(forgotten.pin).toBeVisible()
  await page.goBack()
  await expect(forgotten.code).toHaveValue(code)
  await page.goForward()
  await expect(forgotten.pin).toBeVisible()
  expect(await site.outbox()).toHaveLength(1)
})
