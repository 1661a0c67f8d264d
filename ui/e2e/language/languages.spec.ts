import { comeHome, loginPage } from "../identity/login-page.ts"
import { holdScript } from "../site/passing-message.ts"
import { shell } from "../site/shell.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

const languages = [
  { id: "en", tag: "en", name: "English", month: "Nov 2026" },
  { id: "kh", tag: "km", name: "ខ្មែរ", month: "វិច្ឆិកា 2026" },
  { id: "mm", tag: "my", name: "မြန်မာ", month: "2026 နိုဝင်ဘာ" },
  { id: "th", tag: "th", name: "ไทย", month: "พ.ย. 69" },
] as const

test("the first page speaks every language, and a reload keeps the one that was chosen", async ({ page, context }) => {
  await page.goto("/")
  for (const { id, tag, name, month } of languages) {
    await page.getByRole("button", { name, exact: true }).click()
    await loginPage(page, id).asksForUsername()
    await expect(page.getByText(month)).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("lang", tag)
    await page.reload()
    await expect(page.locator("html")).toHaveAttribute("lang", tag)
    await loginPage(page, id).asksForUsername()
    expect((await context.cookies()).find((cookie) => cookie.name === "locale")?.value).toBe(id)
  }
})

test("a login in English goes on in English", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/")
  await page.getByRole("button", { name: "English", exact: true }).click()
  const login = loginPage(page, "en")
  await login.asksForUsername()
  await login.enterUsername(somchai.userName)
  await login.asksForPin()
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
  await expect(page).toHaveTitle("Home - ฟ้าค่ำ")
  await expect(page.getByRole("main")).toContainText("12,480.50")
})

test("a player changes the language in the top bar", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  await shell(page).speak("English")
  await expect(page.getByRole("link", { name: "Deposit" })).toBeVisible()
  await shell(page).speak("ไทย")
  await expect(page.getByRole("link", { name: "ฝากเงิน" })).toBeVisible()
})

test("a language cookie that is none of ours means Thai", { tag: "@soak" }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "locale", value: encodeURIComponent("../../etc"), url: baseURL ?? "" }])
  await page.goto("/")
  await loginPage(page).asksForUsername()
  await expect(page.locator("html")).toHaveAttribute("lang", "th")
})

test("a language that cannot be fetched is told, and the page stays as it was", { tag: "@soak" }, async ({ page }) => {
  await page.clock.install()
  await page.goto("/")
  await loginPage(page).asksForUsername()
  const fail = await holdScript(page, /\/assets\/mm-.*\.js/)
  await page.getByRole("button", { name: "မြန်မာ" }).click()
  await fail()
  await expect(page.getByText("โหลดภาษานี้ไม่สำเร็จ กรุณาลองใหม่")).toBeVisible()
  await loginPage(page).asksForUsername()
})

test("of two languages chosen quickly the last is spoken, whichever arrives first", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  await page.goto("/")
  await loginPage(page).asksForUsername()
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/kh-.*\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole("button", { name: "ខ្មែរ" }).click()
  await page.getByRole("button", { name: "English" }).click()
  await loginPage(page, "en").asksForUsername()
  const late = page.waitForResponse(/\/assets\/kh-/)
  gate.resolve()
  await late
  await loginPage(page, "en").asksForUsername()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  expect((await context.cookies()).find(({ name }) => name === "locale")?.value).toBe("en")
})

test("a language that arrives while the login goes on has all its words", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/")
  const login = loginPage(page)
  await login.asksForUsername()
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/mm-.*\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole("button", { name: "မြန်မာ" }).click()
  await login.enterUsername(somchai.userName)
  await login.asksForPin()
  gate.resolve()
  await loginPage(page, "mm").asksForPin()
})

test("the chosen colours stay", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await shell(page).changeTheme("ธีมสว่าง")
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
  const answer = await page.reload()
  expect(await answer?.text()).toContain('data-theme="light"')
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light")
})
