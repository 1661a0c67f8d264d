import type { Page } from "@playwright/test"
import { shell } from "../site/shell.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { comeHome, hasCome, loginPage } from "./login-page.ts"

const guest = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "guest")
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

/** Lets time pass for the page until that holds. */
const soon = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(2_000)
    await holds()
  }).toPass()

test("a guest is known by an id for seven days from the first page on, and by another after a logout", {
  tag: "@soak",
}, async ({ page }) => {
  await page.clock.install()
  const answer = await page.goto("/", { waitUntil: "commit" })
  const first = await guest(page)
  expect(first?.value).toMatch(/^[\da-f-]{36}$/)
  expect(await answer?.headerValue("set-cookie")).toContain(`guest=${first?.value}; Max-Age=604800; Path=/`)
  await hasCome(page)
  await page.reload()
  await hasCome(page)
  await page.clock.runFor(10_000)
  expect((await guest(page))?.value).toBe(first?.value)
  const login = loginPage(page)
  await login.enterUsername(somchai.userName)
  await login.enterPin(somchai.pin)
  await expect(page).toHaveURL("/main")
  await shell(page).logOut()
  await login.asksForUsername()
  await soon(page, async () => expect((await guest(page))?.value).toMatch(/^[\da-f-]{36}$/))
  expect((await guest(page))?.value).not.toBe(first?.value)
})

test("what a player plays on is kept from the login on, as long as the session", { tag: "@soak" }, async ({ page }) => {
  await comeHome(page, somchai)
  await expect.poll(() => stored(page, "fakham.userDevice")).not.toBeNull()
  expect(JSON.parse((await stored(page, "fakham.userDevice")) ?? "")).toMatchObject({
    userAgent: await page.evaluate(() => navigator.userAgent),
    device: "pc",
  })
  await shell(page).logOut()
  await loginPage(page).asksForUsername()
  expect(await stored(page, "fakham.userDevice")).toBeNull()
})
