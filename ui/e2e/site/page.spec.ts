import { comeHome, loginPage } from "../identity/login-page.ts"
import { holdScriptsBack } from "../loading/hold-back.ts"
import { scriptAddresses } from "../loading/scripts-of.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { holdScript } from "./passing-message.ts"
import { shell } from "./shell.ts"

test("offline is told at once, and the page recovers by itself", { tag: "@soak" }, async ({ page, context }) => {
  await comeHome(page, somchai)
  await context.setOffline(true)
  const note = page.getByText("ออฟไลน์อยู่ ยังแทงและทำรายการไม่ได้").filter({ visible: true })
  await expect(note).toHaveCount(1)
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
})

test("a login while offline is told, and works once the connection is back", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  const login = loginPage(page)
  await login.open()
  await login.enterUsername(somchai.userName)
  await login.asksForPin()
  await context.setOffline(true)
  await login.enterPin(somchai.pin)
  await login.complains("เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง")
  await context.setOffline(false)
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
})

test("while the player's data load the page says so, and then it is gone", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  const gate = Promise.withResolvers<void>()
  await page.route("**/api/users-infos", async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText("กำลังโหลด...").first()).toBeVisible()
  gate.resolve()
  await expect(page.getByRole("main")).toContainText("12,480.50")
  await expect(page.getByText("กำลังโหลด...")).toHaveCount(0)
})

test("a balance that cannot be read is told, money is never shown as zero, and trying again works", {
  tag: "@soak",
}, async ({ page, site }) => {
  await comeHome(page, somchai)
  await site.goWrong({ path: "/api/users-infos", kind: "status", status: 500 })
  await page.reload()
  await expect(page.getByText("แสดงยอดเงินไม่ได้ในขณะนี้ เงินของคุณยังอยู่ครบ")).toBeVisible()
  await expect(page.getByRole("main")).not.toContainText("0.00")
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await expect(page.getByRole("main")).toContainText("12,480.50")
})

test("a screen whose scripts are gone loads the page anew once, and then says what is wrong", { tag: "@soak" }, async ({
  page,
}) => {
  await comeHome(page, somchai)
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  await page.route(scriptAddresses("page-of-address"), (route) => route.fulfill({ status: 404, body: "gone" }))
  await page.goto("/games")
  await expect(page.getByRole("heading", { name: "เกิดข้อผิดพลาด" })).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  await page.unroute(scriptAddresses("page-of-address"))
  await page.reload()
  await expect(page.getByRole("heading", { name: "เกม", exact: true })).toBeVisible()
})

test("a main page that cannot fetch what lotteries need says so in their place alone, and fetches it when asked to", {
  tag: "@soak",
}, async ({ page }) => {
  const machines = scriptAddresses("app/start-machines.lazy.ts")
  let asked = 0
  await page.route(machines, async (route) => {
    asked += 1
    await route.abort()
  })
  await comeHome(page, somchai)
  await expect(page.getByText("โหลดรายการหวยไม่สำเร็จ")).toBeVisible()
  // What stands beside the page asks for it too.
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(page.getByRole("main")).toContainText("12,480.50")
  await page.unroute(machines)
  await page.getByRole("button", { name: "ลองใหม่" }).click()
  await expect(page.getByRole("link", { name: /ยี่กี 5 นาที เปิดรับ \d+ รอบ/ })).toBeVisible()
})

test("a link tapped while offline says what it needs, and opens by itself when the connection is back", {
  tag: "@soak",
}, async ({ page, context }) => {
  await comeHome(page, somchai)
  await context.setOffline(true)
  await page.getByRole("link", { name: "เกม" }).first().click()
  await expect(page.getByRole("heading", { name: "หน้านี้ต้องใช้อินเทอร์เน็ต" })).toBeVisible()
  await expect(page.getByText("ออฟไลน์อยู่ ยังแทงและทำรายการไม่ได้").filter({ visible: true })).toHaveCount(1)
  await context.setOffline(false)
  await expect(page.getByRole("heading", { name: "เกม", exact: true })).toBeVisible()
})

test("the login can be filled in before the page's scripts have come, and nothing of it is lost", {
  tag: "@soak",
}, async ({ page }) => {
  const letThrough = await holdScriptsBack(page)
  await page.goto("/", { waitUntil: "commit" })
  const field = page.getByRole("textbox", { name: "ชื่อผู้ใช้" })
  await field.fill("somchai88")
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5))
  letThrough()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("app") ?? {}).some((key) => key.startsWith("__react")),
  )
  await expect(field).toHaveValue("somchai88")
  await expect(field).toBeFocused()
  const caret = await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
  expect(caret).toEqual([3, 5])
})

test("a login sent off before the page's scripts have come goes on by itself as soon as they have", {
  tag: "@soak",
}, async ({ page }) => {
  const letThrough = await holdScriptsBack(page)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("textbox", { name: "ชื่อผู้ใช้" }).fill("somchai88")
  await page.getByRole("button", { name: "ถัดไป" }).click()
  expect(new URL(page.url()).search).toBe("")
  letThrough()
  await expect(page.getByLabel("PIN", { exact: true })).toBeVisible()
})

test("a language chosen and then a login sent off before the page's scripts have come both count", {
  tag: "@soak",
}, async ({ page }) => {
  const letThrough = await holdScriptsBack(page)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: "English", exact: true }).click()
  await page.getByRole("textbox", { name: "ชื่อผู้ใช้" }).fill("somchai88")
  await page.getByRole("button", { name: "ถัดไป" }).click()
  letThrough()
  await loginPage(page, "en").asksForPin()
})

test("when not even the language can be fetched the page says so instead of staying white", { tag: "@soak" }, async ({
  page,
}) => {
  await page.route(/\/assets\/th-.*\.js/, (route) => route.abort())
  await page.goto("/")
  await expect(page.getByRole("heading", { name: "โหลดหน้าไม่สำเร็จ" })).toBeVisible()
  await expect(page.locator("#app")).toBeHidden()
  await page.unroute(/\/assets\/th-.*\.js/)
  await page.getByRole("link", { name: "โหลดใหม่ / Refresh" }).click()
  await loginPage(page).asksForUsername()
})

test("a browser that refuses cookies can still log in, for as long as the tab is open", { tag: "@soak" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", {
      get: () => "",
      set: () => {},
    })
  })
  await loginPage(page).logIn(somchai)
  await expect(page.getByRole("main")).toContainText("12,480.50")
  await page.getByRole("dialog", { name: "ประกาศตัวอย่าง" }).getByRole("button", { name: "รับทราบ" }).click()
  await page.getByRole("link", { name: "เกม" }).first().click()
  await expect(page.getByRole("heading", { name: "เกม", exact: true })).toBeVisible()
})

test("a page change closes the message of the page before", { tag: "@soak" }, async ({ page }) => {
  await page.clock.install()
  await comeHome(page, somchai)
  const fail = await holdScript(page, /\/assets\/kh-.*\.js/)
  await shell(page).speak("ខ្មែរ")
  await fail()
  await expect(page.getByText("โหลดภาษานี้ไม่สำเร็จ กรุณาลองใหม่")).toBeVisible()
  await page.getByRole("link", { name: "เกม" }).first().click()
  await expect(page.getByText("โหลดภาษานี้ไม่สำเร็จ กรุณาลองใหม่")).toBeHidden()
})

test("a message can be closed, and stays while it is looked at", { tag: "@soak" }, async ({ page }) => {
  await page.clock.install()
  await comeHome(page, somchai)
  const fail = await holdScript(page, /\/assets\/kh-.*\.js/)
  await shell(page).speak("ខ្មែរ")
  await fail()
  const message = page.getByText("โหลดภาษานี้ไม่สำเร็จ กรุณาลองใหม่")
  await expect(message).toBeVisible()
  await page.getByRole("button", { name: "ปิด" }).focus()
  await page.clock.runFor(10_000)
  await expect(message).toBeVisible()
  await page.getByRole("button", { name: "ปิด" }).press("Enter")
  await expect(message).toBeHidden()
})

test("a slow page shows a bar on top and a sign of loading", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  const gate = Promise.withResolvers<void>()
  await page.route(scriptAddresses("page-of-address"), async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole("link", { name: "เกม" }).first().click()
  await expect(page.getByRole("progressbar")).toBeVisible()
  await expect(page.getByText("กำลังโหลด...")).toBeVisible()
  gate.resolve()
  await expect(page.getByRole("heading", { name: "เกม", exact: true })).toBeVisible()
  await expect(page.getByRole("progressbar")).toBeHidden()
})

test("visitors without scripts are offered the live chat", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin)
  await expect(page.getByRole("link", { name: "แชตกับทีมงาน / Live chat" })).toHaveAttribute("href", /^https:\/\//)
  await context.close()
})

test("after a page change the keyboard begins at the new page", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  await page.getByRole("link", { name: "เกม" }).first().click()
  await expect(page.getByRole("heading", { name: "เกม", exact: true })).toBeVisible()
  await expect(page.getByRole("main")).toBeFocused()
})
