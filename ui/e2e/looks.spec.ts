import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, limited, somchai, test } from "./fixtures.ts"
import { comeHome, comeLoggedIn, frontDoor } from "./pages/front-door.ts"

// A sky that turns would keep a small machine busy, and shows nothing more.
test.use({ contextOptions: { reducedMotion: "reduce" } })

const themes = ["dark", "light"] as const
const locales = ["th", "en", "kh", "mm"] as const

const looksRight = async (page: Page) => {
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
}

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }])
    })

    for (const locale of locales) {
      test(`front door, PIN and main page have nothing axe finds, in ${locale}`, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }])
        const door = frontDoor(page, locale)
        await door.open()
        await looksRight(page)
        await door.enterUsername("X")
        await looksRight(page)
        await door.enterUsername(somchai.userName)
        await door.asksForPin()
        await looksRight(page)
        await door.enterPin("Wrong#000")
        await expect(page.getByRole("alert")).toBeVisible()
        await looksRight(page)
        await door.enterPin(somchai.pin)
        await expect(page).toHaveURL("/main")
        await expect(page.getByRole("main")).toContainText("12,480.50")
        await looksRight(page)
      })
    }

    test("the menus, a page being built and a guest's page have nothing axe finds", async ({ page }) => {
      await page.goto("/promotions")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await looksRight(page)
      await comeHome(page, somchai)
      await page.getByRole("button", { name: "บัญชีของฉัน" }).click()
      await expect(page.getByRole("menu")).toBeVisible()
      await looksRight(page)
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: "เปลี่ยนภาษา" }).click()
      await expect(page.getByRole("menu")).toBeVisible()
      await looksRight(page)
      await page.goto("/credit/deposit")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await looksRight(page)
    })

    test("the night pages have nothing axe finds", async ({ page, site }) => {
      await page.goto("/nothing")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await looksRight(page)
      await page.goto("/maintenance")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await looksRight(page)
      await page.goto(site.origin.replace("localhost", "evil.localhost"))
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await looksRight(page)
      await comeLoggedIn(page, limited[2])
      await page.goto("/bank/add")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await looksRight(page)
      await site.goWrong({ path: "/api/users.auth", kind: "status", status: 401 })
      await page.goto("/main")
      await expect(page.getByRole("heading", { name: "ต้องเข้าสู่ระบบก่อน" })).toBeVisible()
      await looksRight(page)
    })
  })
}
