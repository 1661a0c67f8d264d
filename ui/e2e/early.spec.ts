import { expect, somchai, test } from "./fixtures.ts"
import { holdWordsBack } from "./pages/hold-words-back.ts"
import { comeLoggedIn } from "./pages/login-page.ts"

test("the balance stands before the scripts of the page have come, and stays where it is when they have", {
  tag: "@phone",
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const letThrough = await holdWordsBack(page)
  await page.goto("/main", { waitUntil: "commit" })
  const frame = page.locator("#app[data-frame]")
  const amount = page.locator("main p").filter({ hasText: "12,480.50" })
  await expect(frame.locator("header").getByText("12,480.50", { exact: true })).toBeVisible()
  await expect(frame.locator("main p").filter({ hasText: "12,480.50" })).toBeVisible()
  const early = await amount.boundingBox()
  letThrough()
  await expect(frame).toHaveCount(0)
  expect(await amount.boundingBox()).toEqual(early)
})

test("a balance that is no amount of money is not shown before the scripts of the page have come", {
  tag: "@phone",
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await holdWordsBack(page)
  for (const cash of ["soon", null, "1e5"])
    await test.step(`${cash}`, async () => {
      await page.route("**/api/users-infos", (route) => route.fulfill({ json: { data: { cash } } }))
      const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/users-infos"))
      await page.goto("/main", { waitUntil: "commit" })
      await answered
      await expect(page.locator("#app[data-frame]").getByText("ยอดเงินคงเหลือ")).toBeVisible()
      // Both places of the balance are as they came.
      await expect(page.locator("#app[data-frame] template")).toHaveCount(2)
    })
})
