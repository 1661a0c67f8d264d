import type { Page } from "@playwright/test"
import { hasCome } from "../identity/login-page.ts"
import { expect, test } from "../testing/fixtures.ts"
import { titleIn } from "./title-in.ts"

/** Loads a page: its title as the host sent it, once its scripts have said theirs. */
const titleSent = async (page: Page, path: string) => {
  const answer = await page.goto(path)
  const title = titleIn((await answer?.text()) ?? "")
  await hasCome(page)
  expect([path, await page.title()]).toEqual([path, title])
  return title
}

test("a guest's pages are called by the host as they call themselves", { tag: "@soak" }, async ({ page }) => {
  expect(await titleSent(page, "/")).toBe("เข้าสู่ระบบ - ฟ้าค่ำ")
  expect(await titleSent(page, "/register/somchai88")).toBe("เพื่อนชวนคุณมาเล่น - ฟ้าค่ำ")
  for (const path of ["/register", "/nowhere"]) await titleSent(page, path)
})
