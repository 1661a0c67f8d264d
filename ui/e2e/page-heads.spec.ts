import type { Page } from "@playwright/test"
import { expect, somchai, test } from "./fixtures.ts"
import { comeHome, hasCome } from "./pages/login-page.ts"

/** Loads a page: its title as the host sent it, once its scripts have said theirs. */
const titleSent = async (page: Page, path: string) => {
  const answer = await page.goto(path)
  const [, title] = /<title>(.*?)<\/title>/.exec((await answer?.text()) ?? "") ?? []
  await hasCome(page)
  expect([path, await page.title()]).toEqual([path, title])
  return title
}

test("pages are called by the host as they call themselves", async ({ page }) => {
  expect(await titleSent(page, "/")).toBe("เข้าสู่ระบบ - ฟ้าค่ำ")
  expect(await titleSent(page, "/register/somchai88")).toBe("เพื่อนชวนคุณมาเล่น - ฟ้าค่ำ")
  for (const path of ["/register", "/forgot-pin", "/how-to", "/howto/lotto4d", "/results", "/nowhere"])
    await titleSent(page, path)
  await comeHome(page, somchai)
  for (const path of ["/main", "/lotto", "/lotto/stock", "/games", "/credit/deposit", "/profile/edit", "/poy"])
    await titleSent(page, path)
})
