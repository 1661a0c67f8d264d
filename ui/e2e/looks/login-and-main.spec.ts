import { comeLoggedIn, hasCome, loginPage } from "../identity/login-page.ts"
import { registerPage } from "../identity/register-page.ts"
import { expect, playersOfStatus, somchai } from "../testing/fixtures.ts"
import { sweep } from "./look.ts"

sweep(
  "the first page, the main page and its menus",
  [["mm", "dark", "phone"]],
  async ({ page, locale, looksRight, visits }) => {
    const login = loginPage(page, locale)
    await visits("/promotions", "/forgot-pin")
    await login.open()
    await looksRight("the first page")
    await login.enterUsername("")
    await looksRight("a username that is missing")
    await login.enterUsername(somchai.userName)
    await login.asksForPin()
    await looksRight("the PIN")
    await login.enterPin("Wrong#000")
    await expect(page.getByRole("alert")).toBeVisible()
    await looksRight("a wrong PIN")
    await login.enterPin(somchai.pin)
    await expect(page).toHaveURL("/main")
    await expect(page.getByRole("main")).toContainText("12,480.50")
    await looksRight("the main page")
    for (const menu of await page.getByRole("banner").locator("[aria-haspopup=menu]").all()) {
      await menu.click()
      await expect(page.getByRole("menu")).toBeVisible()
      await looksRight("a menu")
      await page.keyboard.press("Escape")
    }
    await visits("/credit/deposit")
  },
)

sweep("the registration", [["kh", "light", "phone"]], async ({ page, looksRight }) => {
  const form = registerPage(page)
  await form.open("/register/malee2569")
  await looksRight("an empty account")
  await form.field("username").fill("aaaa2569")
  await form.field("pin").fill("Duean69x")
  await form.goOn()
  await expect(form.field("username")).toBeFocused()
  await looksRight("an account that cannot be")
  await form.enterAccount()
  await form.goOn()
  await expect(form.field("phone")).toBeFocused()
  await looksRight("details that are missing")
})

sweep("the night pages", [], async ({ page, site, known, looksRight, visits }) => {
  const notAllowed = site.origin.replace("localhost", "evil.localhost")
  known.add(notAllowed)
  await visits("/nothing", "/maintenance", notAllowed)
  await comeLoggedIn(page, playersOfStatus[2])
  await visits("/bank/add")
  await site.goWrong({ path: "/api/users.auth", kind: "status", status: 401 })
  await page.goto("/main")
  await hasCome(page)
  await expect(page.locator("main a[href='/credit/deposit']")).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await looksRight("a session that has ended")
})
