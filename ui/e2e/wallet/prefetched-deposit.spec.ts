import { hasCome } from "../identity/login-page.ts"
import { holdWordsBack } from "../loading/hold-back.ts"
import { expect, test } from "../testing/fixtures.ts"
import { fastDeposit } from "./fast-deposit.ts"

test("what to transfer stands before the scripts of the page have come, to the satang, and stays where it is", {
  tag: "@phone",
}, async ({ page }) => {
  const form = fastDeposit(page)
  await form.open()
  await form.amount.fill("500")
  await form.submit.click()
  await form.isWaiting()
  const [ticket] = await form.waiting()
  const exact = `${ticket?.prepareAmount.toFixed(2)} บาท`
  const letThrough = await holdWordsBack(page)
  await page.reload({ waitUntil: "commit" })
  const prerendered = page.locator("#app[data-prerendered]")
  const amount = page.getByRole("main").locator("p").filter({ hasText: exact })
  await expect(prerendered.getByText("โอนยอดนี้ให้ตรงถึงเศษสตางค์")).toBeVisible()
  await expect(amount).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const early = await amount.boundingBox()
  letThrough()
  await hasCome(page)
  await expect(page.getByRole("button", { name: "คัดลอกเลขบัญชี" })).toBeVisible()
  expect(await amount.boundingBox()).toEqual(early)
})

test("an amount that is not exact, or is over, is not shown before the page has read it", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  const form = fastDeposit(page)
  await form.open()
  await form.amount.fill("300")
  await form.submit.click()
  await form.isWaiting()
  const [ticket] = await form.waiting()
  await holdWordsBack(page)
  for (const odd of [
    { prepareAmount: "300.125" },
    { status: "EXPIRED" },
    { status: "MATCHED" },
    { id: "another" },
    { expiresAt: 1_000 },
  ])
    await test.step(JSON.stringify(odd), async () => {
      await page.route("**/api/deposits.one?*", (route) =>
        route.fulfill({ json: { data: { ...ticket, method: "fast", status: "WAITING", ...odd } } }),
      )
      const answered = page.waitForEvent("requestfinished", (request) => request.url().includes("/deposits.one?"))
      await page.reload({ waitUntil: "commit" })
      await answered
      await expect(page.locator("#app[data-prerendered]").getByText("12,480.50")).not.toHaveCount(0)
      await expect(page.getByText("โอนยอดนี้ให้ตรงถึงเศษสตางค์")).toHaveCount(0)
    })
})
