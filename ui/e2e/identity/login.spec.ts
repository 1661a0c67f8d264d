import { holdWords } from "../../../scripts/site/hold-words.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { hasCome, loginPage } from "./login-page.ts"

test("a player logs in with username and PIN, sees the balance, and logs out again", async ({ page, context }) => {
  await page.clock.install()
  const login = loginPage(page)
  await login.open()
  await expect(page).toHaveTitle("เข้าสู่ระบบ - ฟ้าค่ำ")
  await expect(page.getByText("หวยรัฐบาล 16 พ.ย. 69 สามตัวบน 927")).toBeVisible()
  await hasCome(page)
  await page.clock.runFor(10_000)
  await page.waitForLoadState("networkidle")
  // The second step is there before it is needed.
  await context.setOffline(true)
  await login.enterUsername(somchai.userName)
  await login.asksForPin()
  await page.goBack()
  await login.asksForUsername()
  await expect(login.username).toHaveValue(somchai.userName)
  await page.goForward()
  await login.asksForPin()
  await context.setOffline(false)
  await login.enterPin("")
  await login.complains("กรุณาใส่ PIN")
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
  await expect(page).toHaveTitle("หน้าแรก - ฟ้าค่ำ")
  await expect(page.getByRole("main")).toContainText("12,480.50")
  await expect(page.getByRole("main")).toContainText("320")
  await expect(page.getByRole("main")).toContainText("184.00")

  await context.addCookies(["seeBannerClick", "guest"].map((name) => ({ name, value: "1", url: page.url() })))
  expect((await context.cookies()).map(({ name }) => name)).toContain("seeNewsAlert")
  await page.getByRole("button", { name: "บัญชีของฉัน" }).click()
  await page.getByRole("menuitem", { name: "ออกจากระบบ" }).click()
  await expect(page).toHaveURL("/")
  await login.asksForUsername()
  const left = await context.cookies()
  for (const gone of ["token", "seeNewsAlert", "seeBannerClick"])
    expect(left.map(({ name }) => name)).not.toContain(gone)
  // Whoever visits now may have a guest id of their own already.
  expect(left.find(({ name }) => name === "guest")?.value).not.toBe("1")
  await page.goBack()
  await expect(page).toHaveURL("/")
  await login.asksForUsername()

  await expect(login.username).toHaveValue(somchai.userName)
  await page.getByRole("button", { name: "ลืมชื่อนี้" }).click()
  await expect(login.username).toHaveValue("")
})

test("five wrong PINs lock the username, each saying how many tries are left", { tag: "@soak" }, async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.enterUsername(somchai.userName)
  for (const left of [4, 3, 2, 1]) {
    await login.enterPin("Wrong#000")
    await login.complains(`ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง เหลืออีก ${left} ครั้ง`)
  }
  await login.enterPin("Wrong#000")
  await expect(page.getByText(holdWords("th", "ใส่ผิดครบจำนวนครั้งแล้ว กรุณาติดต่อทีมงาน"))).toBeVisible()
  await expect(page.getByRole("timer")).toContainText(/^1[34]:\d\d|15:00/)
  await page.reload()
  await login.enterUsername(somchai.userName)
  await login.enterPin(somchai.pin)
  await expect(page.getByText(holdWords("th", "ใส่ผิดครบจำนวนครั้งแล้ว กรุณาติดต่อทีมงาน"))).toBeVisible()
  await page.getByRole("link", { name: "ลืม PIN" }).click()
  await expect(page).toHaveURL("/forgot-pin")
})

test("an operator that dies in the middle of a login is told so, and the next try works", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  const login = loginPage(page)
  await login.open()
  await login.enterUsername(somchai.userName)
  await site.goWrong({ path: "/api/users.login", kind: "delay", delayMs: 60_000 })
  await login.enterPin(somchai.pin)
  await expect(page.getByRole("button", { name: "กำลังตรวจสอบ" })).toBeVisible()
  await site.killOperator()
  await login.complains("เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง")
  await site.bringOperatorBack()
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
})

test("a missing username and an empty PIN are told at once, and the operator is asked about any other username", {
  tag: "@soak",
}, async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.enterUsername("")
  await login.complains("กรุณาใส่ชื่อผู้ใช้")
  await login.enterUsername("<Aaaa>")
  await login.enterPin("")
  await login.complains("กรุณาใส่ PIN")
  await login.enterPin(somchai.pin)
  await login.complains("ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง")
})

test("failures at the login have their sentences, and the next try works", async ({ page, site }) => {
  const login = loginPage(page)
  await login.open()
  await login.enterUsername(somchai.userName)
  for (const [fault, sentence] of [
    [{ kind: "status", status: 401 }, "ไม่ได้รับอนุญาต"],
    [{ kind: "status", status: 500 }, "เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง ระบบขัดข้อง ยังไม่ได้ตรวจ PIN ของคุณ"],
  ] as const) {
    await site.goWrong({ path: "/api/users.login", ...fault })
    await login.enterPin(somchai.pin)
    await login.complains(sentence)
  }
  await page.route("**/api/users.login", (route) => route.abort(), { times: 1 })
  await login.enterPin(somchai.pin)
  await login.complains("ไม่ได้รับคำตอบ ตรวจดูอินเทอร์เน็ตของคุณ PIN อาจถูกอยู่แล้ว")
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
})

test("a double tap on a slow login sends it once", { tag: "@soak" }, async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.enterUsername(somchai.userName)
  const gate = Promise.withResolvers<void>()
  await page.route("**/api/users.login", async (route) => {
    await gate.promise
    await route.continue()
  })
  let sent = 0
  page.on("request", (request) => {
    if (request.url().endsWith("/api/users.login")) sent += 1
  })
  await login.pin.fill(somchai.pin)
  await login.pin.press("Enter")
  await expect(page.getByRole("button", { name: "กำลังตรวจสอบ" })).toBeVisible()
  await login.pin.press("Enter")
  await page.getByRole("button", { name: "กำลังตรวจสอบ" }).click({ force: true })
  gate.resolve()
  await expect(page).toHaveURL("/main")
  expect(sent).toBe(1)
})

test("the back button leads from the PIN to the username, forward to the PIN again", { tag: "@soak" }, async ({
  page,
}) => {
  const login = loginPage(page)
  await login.open()
  await login.enterUsername(somchai.userName)
  await login.asksForPin()
  await page.goBack()
  await login.asksForUsername()
  await expect(login.username).toHaveValue(somchai.userName)
  await page.goForward()
  await login.asksForPin()
  await page.getByRole("button", { name: "เปลี่ยน" }).click()
  await login.asksForUsername()
})

test("the whole login works by keyboard alone, and the PIN can be shown and hidden", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await login.username.focus()
  await page.keyboard.type(somchai.userName)
  await page.keyboard.press("Enter")
  await expect(login.pin).toBeFocused()
  await expect(login.pin).toHaveAttribute("type", "password")
  await expect(login.pin).toHaveAttribute("autocomplete", "current-password")
  await page.keyboard.type(somchai.pin)
  await page.getByRole("button", { name: "แสดง PIN" }).click()
  await expect(login.pin).toHaveAttribute("type", "text")
  await page.getByRole("button", { name: "ซ่อน PIN" }).click()
  await login.pin.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/main")
})

test("a site without results still opens, with an empty sky", { tag: "@soak" }, async ({ page, site }) => {
  await site.emptyTheSite()
  const login = loginPage(page)
  await login.open()
  await login.enterUsername(somchai.userName)
  await login.enterPin(somchai.pin)
  await login.complains("ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง")
})
