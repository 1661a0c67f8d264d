import { comeHome, comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { fastDeposit } from "./fast-deposit.ts"

type Used = { readonly measure: string; readonly span: string; readonly used: number; readonly waiting: number }

test("the menu leads to the wallet, with every way in, its bounds and how soon it is there", async ({ page }) => {
  await comeHome(page, somchai)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await expect(page.getByRole("heading", { name: "ติดต่อเรา" })).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(scrolled).toBe(300)
  await page.getByRole("navigation").getByRole("link", { name: "กระเป๋า", exact: true }).click()
  await expect(page).toHaveURL("/credit/deposit")
  const main = page.getByRole("main")
  await expect(main).toBeFocused()
  await expect(main).toContainText("12,480.50")
  const fast = main.getByRole("link", { name: /^ฝากด่วน/ })
  await expect(fast).toContainText("20 – 100,000 บาท")
  await expect(fast).toContainText("ประมาณ 1 นาที")
  await expect(main.getByRole("link", { name: /^คริปโต USDT/ })).toContainText("ประมาณ 10 นาที")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await fast.click()
  await expect(page.getByRole("heading", { name: "ฝากด่วน", level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("/credit/deposit")
  await page.goBack()
  await expect(page).toHaveURL("/main")
  // What is shown until the lotteries are known is a line or two higher or lower.
  await expect.poll(async () => Math.abs((await scrolled()) - 300)).toBeLessThan(10)
})

test("a player's own limit is told before and after an amount beyond it, and a waiting deposit stands in the wallet", {
  tag: "@soak",
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  const day = { measure: "deposit", span: "day" }
  const { limits } = await callOperator<{ readonly limits: ReadonlyArray<Used> }>(page, "GET", "/api/play-limits")
  const { used = 0, waiting = 0 } =
    limits.find(({ measure, span }) => measure === day.measure && span === day.span) ?? {}
  await callOperator(page, "POST", "/api/play-limits.update", { ...day, most: used + waiting + 150 })
  const form = fastDeposit(page)
  await form.open()
  const limit = page.getByRole("link", { name: /วงเงินฝาก/ })
  await expect(limit).toHaveText("วงเงินฝากที่คุณตั้งไว้เหลือ 150.00 บาท รวมรายการที่รออยู่แล้ว")
  await form.amount.fill("200")
  await form.amount.press("Enter")
  await expect(page.getByRole("alert")).toHaveText("วงเงินฝากที่คุณตั้งไว้เหลือ 150 บาท รวมรายการที่รออยู่แล้ว")
  await form.amount.fill("100")
  await form.amount.press("Enter")
  await form.isWaiting()
  const [open] = await form.waiting()
  await form.open()
  await expect(limit).toContainText(`เหลือ ${(150 - (open?.prepareAmount ?? 0)).toFixed(2)} บาท`)
  await page.goto("/credit/deposit")
  await hasCome(page)
  await page.getByRole("link", { name: /^(99|100)\.\d\d ฝากด่วน/ }).click()
  await form.isWaiting()
})

test("a limit is offered with the first deposit, and not again when one has come in", { tag: "@soak" }, async ({
  page,
  context,
}) => {
  const offer = page.getByRole("link", { name: "ตั้งวงเงินฝากของคุณเองต่อวัน สัปดาห์ หรือเดือน" })
  const form = fastDeposit(page)
  await form.open(malee)
  await expect(offer).toHaveAttribute("href", "/profile/limits")
  await context.clearCookies({ name: "token" })
  await form.open(somchai)
  await expect(page.getByRole("listitem").filter({ hasText: "3,000.37" })).toBeVisible()
  await expect(form.submit).toBeVisible()
  await expect(offer).toHaveCount(0)
})
