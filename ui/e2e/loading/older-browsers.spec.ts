import { holdWords } from "../../../scripts/site/hold-words.ts"
import { betPage } from "../betting/bet-page.ts"
import { loginPage } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { fastDeposit } from "../wallet/fast-deposit.ts"
import { asInLeastBrowsers } from "./least-browser.ts"

test.describe("a browser that is too old", () => {
  test.use({ locale: "km-KH" })

  test("is told so in its own language or the chosen one, with ways to the chat, to another browser and back", async ({
    page,
    context,
    site,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "with"))
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto("/register/friend?x=1")
    await expect(page.getByRole("heading", { name: "កម្មវិធីរុករកនេះចាស់ពេកសម្រាប់គេហទំព័រនេះ" })).toBeVisible()
    await context.addCookies([{ name: "locale", value: "th", url: site.origin }])
    await page.goto("/register/friend?x=1")
    await expect(page.getByRole("heading", { name: "เบราว์เซอร์นี้เก่าเกินไปสำหรับเว็บนี้" })).toBeVisible()
    await expect(page.getByRole("link", { name: holdWords("th", "แชตกับทีมงาน") })).toHaveAttribute("href", /^https:\/\//)
    await expect(page.getByRole("link", { name: "อัปเดต Chrome" })).toHaveAttribute("href", /^https:\/\/play\.google/)
    await expect(page.getByRole("link", { name: "เปิดหน้านี้อีกครั้ง" })).toHaveAttribute(
      "href",
      `${site.origin}/register/friend?x=1`,
    )
    await expect(page.getByText(`${site.origin}/register/friend?x=1`)).toBeVisible()
    expect(await complaintsOf(page)).toEqual([])
    expect(await sticksOut(page)).toBe(false)
  })
})

test("a browser as old as may be logs in, places a slip and opens a deposit", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await asInLeastBrowsers(page)
  await loginPage(page).logIn(somchai)
  const newer = () => page.evaluate(() => ["union" in Set.prototype, "withResolvers" in Promise, "Segmenter" in Intl])
  expect(await newer()).toEqual([false, false, false])
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  await table.tap("สองตัวบน")
  await table.key("47")
  await table.hasAdded(1)
  await table.openSlip()
  await table.price("สองตัวบน 47").fill("20")
  await table.confirm()
  await table.stake("20.00")
  await table.placed()
  expect(await table.placedPoys()).toBe(1)
  const form = fastDeposit(page)
  await form.open()
  await form.amount.fill("300")
  await form.amount.press("Enter")
  await form.isWaiting()
  expect(await form.waiting()).toHaveLength(1)
  expect(await site.wrongInTheBooks()).toEqual([])
})
