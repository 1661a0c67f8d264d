import { expect, type Page } from "@playwright/test"

/** The words of the login in each language, as a player reads them. */
const words = {
  th: { username: "ชื่อผู้ใช้", next: "ถัดไป", logIn: "เข้าสู่ระบบ", enterPin: "ใส่ PIN ของคุณ" },
  en: { username: "Username", next: "Next", logIn: "Log in", enterPin: "Enter your PIN" },
  kh: { username: "ឈ្មោះអ្នកប្រើ", next: "បន្ទាប់", logIn: "ចូលប្រើ", enterPin: "បញ្ចូល PIN របស់អ្នក" },
  mm: { username: "အသုံးပြုသူအမည်", next: "ရှေ့သို့", logIn: "ဝင်ရန်", enterPin: "သင့် PIN ကို ထည့်ပါ" },
} as const

/** The first page, with the login, as a guest uses it. */
export const loginPage = (page: Page, spoken: keyof typeof words = "th") => {
  const say = words[spoken]
  const username = page.getByRole("textbox", { name: say.username, exact: true })
  const pin = page.getByLabel("PIN", { exact: true })
  const enterUsername = async (userName: string) => {
    await username.fill(userName)
    await page.getByRole("button", { name: say.next, exact: true }).click()
  }
  const enterPin = async (text: string) => {
    await pin.fill(text)
    await page.getByRole("button", { name: say.logIn, exact: true }).click()
  }
  return {
    username,
    pin,
    enterUsername,
    enterPin,
    open: async () => {
      await page.goto("/")
      await expect(username).toBeVisible()
    },
    logIn: async (player: { readonly userName: string; readonly pin: string }) => {
      await page.goto("/")
      await enterUsername(player.userName)
      await enterPin(player.pin)
      await expect(page).toHaveURL("/main")
    },
    asksForUsername: () => expect(username).toBeVisible(),
    asksForPin: () => expect(page.getByRole("heading", { name: say.enterPin })).toBeVisible(),
    complains: (sentence: string | RegExp) => expect(page.getByRole("alert")).toContainText(sentence),
  }
}

/** Comes to the site with the session of a player who has logged in before. */
export const comeLoggedIn = async (page: Page, player: { readonly userName: string; readonly pin: string }) => {
  const { userName, pin: password } = player
  const answer = await page.request.post("/api/users.login", { data: { userName, password } })
  const token = answer.headers()["x-access-token"] ?? ""
  await page.context().addCookies([{ name: "token", value: token, url: new URL(answer.url()).origin }])
}

/** Waits until the page has taken the place of its frame. */
export const hasCome = (page: Page) => expect(page.locator("#app[data-prerendered]")).toHaveCount(0)

/** Opens the main page as a player who has logged in before, until it tells the balance. */
export const comeHome = async (page: Page, player: { readonly userName: string; readonly pin: string }) => {
  await comeLoggedIn(page, player)
  await page.goto("/main")
  await hasCome(page)
  await expect(page.getByRole("main")).toContainText(/\d\.\d\d/)
}
