import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { holdWordsBack } from "../loading/hold-back.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

test("the days of a statement and their sums stand before the scripts of the page have come, and stay where they are", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const letThrough = await holdWordsBack(page)
  await page.goto("/credit/statement", { waitUntil: "commit" })
  const prerendered = page.locator("#app[data-prerendered]")
  const days = page.getByRole("main").getByText("17/11/2026 – 20/11/2026")
  const sums = page.getByRole("main").locator("dl")
  await expect(prerendered.getByText("รายการเดินบัญชี")).toBeVisible()
  await expect(days).toBeVisible()
  await expect(sums).toHaveText(/^เข้า0\.00ออก−1,100\.42สุทธิ−1,100\.42/)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const early = [await days.boundingBox(), await sums.boundingBox()]
  letThrough()
  await hasCome(page)
  await expect(page.getByRole("listitem").filter({ hasText: "DEMOWITHDR03" })).toBeVisible()
  expect([await days.boundingBox(), await sums.boundingBox()]).toEqual(early)
})

test("a statement of which a sum is written in another way waits for the page to read it", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await holdWordsBack(page)
  const total = { day: "2026-11-20", transactionType: "DEPOSIT", count: 1, moneyIn: "a lot", moneyOut: 0 }
  const answer = { from: "2026-11-17", to: "2026-11-20", totals: [total], entries: [], next: "" }
  await page.route("**/poy-api/transactions.page", (route) => route.fulfill({ json: { data: answer } }))
  const answered = page.waitForEvent("requestfinished", (request) => request.url().includes("/transactions.page"))
  await page.goto("/credit/statement", { waitUntil: "commit" })
  await answered
  const prerendered = page.locator("#app[data-prerendered]")
  await expect(prerendered.getByText("12,480.50")).toBeVisible()
  await expect(prerendered.locator("[data-slot=sums] template")).toHaveCount(6)
})
