import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { holdWordsBack } from "../loading/hold-back.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

test("the days of a statement stand before the scripts of the page have come, and stay where they are", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const letThrough = await holdWordsBack(page)
  await page.goto("/credit/statement", { waitUntil: "commit" })
  const prerendered = page.locator("#app[data-prerendered]")
  const days = page.getByRole("main").getByText("17/11/2026 – 20/11/2026")
  await expect(prerendered.getByText("รายการเดินบัญชี")).toBeVisible()
  await expect(days).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const early = await days.boundingBox()
  letThrough()
  await hasCome(page)
  await expect(page.getByRole("listitem").filter({ hasText: "DEMOWITHDR03" })).toBeVisible()
  expect(await days.boundingBox()).toEqual(early)
})
