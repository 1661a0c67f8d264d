import type { Page } from "@playwright/test"
import { holdWords } from "../../../scripts/site/hold-words.ts"
import { expect, test } from "../testing/fixtures.ts"
import { hasCome } from "./login-page.ts"
import { dao, registerPage } from "./register-page.ts"

/** The signups that a page sends: what is told, and under which key. */
const signupsOf = (page: Page) => {
  const sent: Array<{ readonly body: unknown; readonly key: string | undefined }> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/users.signup"))
      sent.push({ body: request.postDataJSON(), key: request.headers()["idempotency-key"] })
  })
  return sent
}

test("a newcomer by a friend's link is told that a name is taken, and is a player after a double tap", async ({
  page,
}) => {
  const form = registerPage(page)
  const sent = signupsOf(page)
  await form.open("/register/malee2569?employeeSlug=emp-3&referUrl=https%3A%2F%2Fexample.com%2Ffriends")
  await expect(page).toHaveTitle("เพื่อนชวนคุณมาเล่น - ฟ้าค่ำ")
  await form.fillAccount({ ...dao, userName: "somchai88" })
  await form.goOn()
  await form.saysOf("username", "ชื่อผู้ใช้นี้มีคนใช้แล้ว ลองเลือกชื่ออื่น")
  await form.field("username").fill(dao.userName)
  await expect(page.getByText("malee2569", { exact: true })).toBeVisible()
  await form.goOn()
  await page.getByRole("button", { name: "อ่านข้อกำหนดการใช้งาน" }).click()
  const terms = page.getByRole("dialog", { name: "ข้อกำหนดการใช้งาน" })
  await expect(terms.getByRole("listitem")).toHaveCount(7)
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "อ่านนโยบายความเป็นส่วนตัว" }).click()
  await expect(page.getByRole("dialog", { name: "นโยบายความเป็นส่วนตัว" })).toContainText("ข้อมูลของคุณ")
  await page.keyboard.press("Escape")
  await form.fillDetails()
  await page.getByRole("button", { name: "สมัครสมาชิก" }).dblclick()
  await expect(page).toHaveURL("/main")
  await expect(page.getByRole("main")).toContainText("0.00")
  expect(sent.map(({ body }) => body)).toEqual([
    {
      userName: dao.userName,
      password: dao.pin,
      phoneNumber: "0899990001",
      agentId: 2,
      refUid: 0,
      referUrl: "https://example.com/friends",
      registerFromDomain: "localhost",
      slug: "malee2569",
      employeeSlug: "emp-3",
    },
  ])
})

test("the first page leads to the registration, whose rules light up as they are met, by keyboard alone", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  const form = registerPage(page)
  await page.goto("/")
  await page.getByRole("link", { name: "สมัครสมาชิก" }).press("Enter")
  await expect(page.getByRole("heading", { name: "สมัครสมาชิก" })).toBeVisible()
  await hasCome(page)
  await form.field("username").press("a")
  await page.keyboard.type("aaa2569")
  await page.keyboard.press("Tab")
  const rules = page.getByRole("listitem")
  for (const [typed, met, missing] of [
    ["Duean", ["ตัวใหญ่ A ครบ", "ตัวเล็ก a ครบ"], "ต้องยาว 8 ถึง 30 ตัว"],
    ["69x", ["8–30 ตัว ครบ", "ตัวเลข 1 ครบ"], "ขาดอักขระพิเศษอีก 1 ตัว เช่น # ! @"],
    ["#", ["อักขระ # ครบ"], "PIN ครบทุกเงื่อนไขแล้ว"],
  ] as const) {
    await page.keyboard.type(typed)
    for (const rule of met) await expect(rules.filter({ hasText: rule })).toHaveCount(1)
    await form.saysOf("pin", missing)
  }
  await page.keyboard.press("Enter")
  await expect(form.field("username")).toBeFocused()
  await expect(page.getByText("แก้ 2 จุดก่อนไปต่อ")).toBeVisible()
})

test("an answer that is lost is asked for again after a reload, under the same key, and makes one player", {
  tag: "@soak",
}, async ({ page, site }) => {
  const form = registerPage(page)
  const sent = signupsOf(page)
  await form.open()
  await form.enterAccount()
  await form.fillDetails()
  await page.getByText("ตั้งวงเงินฝากต่อวันตั้งแต่แรก").click()
  await site.goWrong({ path: "/api/users.signup", kind: "afterwards-cut", count: 1 })
  await form.goOn()
  await expect(page.getByRole("heading", { name: "ยังไม่ได้รับคำตอบ" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "ยังไม่ได้รับคำตอบ" })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(dao.pin)
  await form.goOn()
  await form.saysOf("pinAgain", "กรุณาใส่ PIN")
  await form.field("pinAgain").fill(dao.pin)
  await form.goOn()
  await expect(page, "whoever means to set a limit comes to where it is set").toHaveURL("/profile/limits")
  await expect(page.getByRole("heading", { name: "ขีดจำกัดการเล่น" })).toBeVisible()
  expect(sent.length).toBe(2)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem("fakham.storedRegistration"))).toBeNull()
})

test("a reload in the middle keeps name and phone and no PIN, and what is refused is told at its field", async ({
  page,
  site,
}) => {
  const form = registerPage(page)
  await site.askForCaptcha()
  await form.open()
  await form.enterAccount()
  await form.field("phone").fill("0812345678")
  await page.reload()
  await expect(form.field("username")).toHaveValue(dao.userName)
  await expect(form.field("pin")).toHaveValue("")
  await form.enterAccount()
  await expect(form.field("phone")).toHaveValue("0812345678")
  await form.fillDetails("0812345678")
  await form.isChecked()
  await site.passTime(600)
  await form.goOn()
  const failed = page.getByRole("alert").filter({ hasText: "ยังยืนยันเครื่องนี้ไม่ได้" })
  await expect(failed).toContainText("ยืนยัน reCaptcha กับ Google ไม่ได้")
  await form.checkAgain.click()
  await form.isChecked()
  await form.goOn()
  await form.saysOf("phone", "เบอร์นี้ลงทะเบียนไว้แล้ว ใช้เบอร์อื่น หรือเข้าสู่ระบบ")
  await form.field("phone").fill(dao.phone)
  await form.isChecked()
  await form.goOn()
  await expect(page).toHaveURL("/main")
})

test("a device that cannot do the work says so, keeps what was typed, and can try again", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const form = registerPage(page)
  await site.askForCaptcha()
  const worker = /altcha-worker/
  await page.route(worker, (route) => route.abort())
  await form.open()
  await form.enterAccount()
  await form.fillDetails()
  const row = page.getByRole("alert").filter({ hasText: "ยังยืนยันเครื่องนี้ไม่ได้" })
  await expect(row).toContainText("ข้อมูลที่กรอกยังอยู่ครบ ตรวจใหม่ได้เลย")
  await expect(page.locator("form button[type=submit]")).toHaveCount(0)
  const otherWays = page.getByText(holdWords("th", "ไม่ผ่าน 3 ครั้ง ลองเบราว์เซอร์อื่นหรือคุยกับทีมงาน"))
  await expect(otherWays).toHaveCount(0)
  for (const text of [row, otherWays]) {
    await form.checkAgain.click()
    await expect(text).toBeVisible()
  }
  await page.unroute(worker)
  await form.checkAgain.click()
  await form.isChecked()
  await form.goOn()
  await expect(page).toHaveURL("/main")
})

test("a name that was typed is there once after another page, and Back leads from the second step to the first", async ({
  page,
}) => {
  const form = registerPage(page)
  await form.open()
  await hasCome(page)
  await form.field("username").fill(dao.userName)
  await page.goto("/results")
  await page.goBack()
  await hasCome(page)
  await expect(form.field("username")).toHaveValue(dao.userName)
  await page.reload()
  await hasCome(page)
  await expect(form.field("username")).toHaveValue(dao.userName)
  await form.enterAccount()
  await page.goBack()
  await expect(form.field("username")).toHaveValue(dao.userName)
  await expect(form.field("pin")).toHaveValue(dao.pin)
  await page.goForward()
  await form.fillDetails()
  await page.goBack()
  await form.goOn()
  await expect(form.field("phone")).toHaveValue(dao.phone)
  await expect(page).toHaveURL("/register")
})
