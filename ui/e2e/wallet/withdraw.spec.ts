import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { goBackFromSheet } from "../testing/go-back.ts"
import { passTime } from "../testing/passing-time.ts"

const amount = (page: Page) => page.getByLabel("จำนวนที่ถอน (บาท)")
const review = (page: Page) => page.getByRole("dialog", { name: "ตรวจก่อนถอน" })
const figures = (page: Page) => page.getByRole("main").locator("dl").first()

const opening = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/credit/withdraw")
  await expect(page.getByText("SCB ลงท้าย 4710 · สมชาย ใจดี")).toBeVisible()
}

test("what takes money out, and copies where it is brought in, stands at the end of a phone's screen", {
  tag: "@phone",
}, async ({ page }) => {
  const barEndsAt = (button: string) =>
    page
      .getByRole("button", { name: button })
      .evaluate((one) => one.closest("main")?.getBoundingClientRect().bottom === innerHeight)
  await opening(page)
  expect(await barEndsAt("ตรวจก่อนถอน")).toBe(true)
})

type Listed = { readonly id: string; readonly amount: number; readonly status: string }
const withdrawals = (page: Page) => callOperator<ReadonlyArray<Listed>>(page, "GET", "/api/withdraws.all")

/** How often so much was withdrawn. */
const times = async (page: Page, baht: number) => (await withdrawals(page)).filter((one) => one.amount === baht).length

test("money is withdrawn once by a double tap, with the caps told before, and followed until it is paid", {
  tag: "@books",
}, async ({ page, site }) => {
  await page.clock.install({ time: await site.now() })
  await opening(page)
  await expect(figures(page)).toHaveText(/ต่อครั้งไม่เกิน49,000วันนี้เหลือ200,000จาก 200,000เหลืออีก \(ครั้ง\)5/)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await amount(page).fill("100.001")
  await amount(page).press("Enter")
  await expect(page.getByRole("alert")).toHaveText("รูปแบบจำนวนเงินไม่ถูกต้อง")
  await amount(page).fill("60,000")
  await amount(page).press("Enter")
  await expect(page.getByRole("alert")).toHaveText("เกินวงเงินต่อครั้ง 49,000 บาท ถอนได้สูงสุด 12,480.50")
  await expect(page.getByRole("button", { name: "ตรวจก่อนถอน" })).toBeDisabled()
  await page.getByRole("button", { name: "ใช้ 12,480.50" }).click()
  await expect(amount(page)).toHaveValue("12,480.50")
  await expect(page.getByRole("button", { name: "ตรวจก่อนถอน" })).toBeEnabled()
  await page.getByRole("button", { name: "2,000", exact: true }).click()
  await page.getByText("KBANK ลงท้าย 3456 · สมชาย ใจดี").click()
  await page.getByRole("button", { name: "ตรวจก่อนถอน" }).click()
  await expect(review(page)).toContainText("KBANK xxx-x-xx345-6")
  await expect(review(page)).toContainText("10,480.50")
  await expect(review(page)).toContainText("198,000 บาท 4 ครั้ง")
  expect(await complaintsOf(page)).toEqual([])
  await goBackFromSheet(page)
  await expect(review(page)).toHaveCount(0)
  await expect(amount(page)).toHaveValue("2,000")
  await page.getByRole("button", { name: "ตรวจก่อนถอน" }).click()

  await review(page).getByRole("button", { name: "ยืนยันถอน" }).dblclick()
  await expect(page.getByRole("status").filter({ hasText: "กำลังโอนเข้าบัญชี" })).toBeVisible()
  await expect(page.locator("header").first()).toContainText("10,480.50")
  expect(await complaintsOf(page)).toEqual([])
  expect(await times(page, 2_000)).toBe(2)
  await passTime(page, site, 61)
  await expect(page.getByText("โอนเข้าบัญชีแล้ว")).toBeVisible()
  expect(await books(page).balance()).toBe(10_480.5)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a withdrawal whose answer is lost goes on after a reload, is made once, and comes back when it is not paid", {
  tag: "@keyboard",
}, async ({ page, site }) => {
  await opening(page)
  await amount(page).fill("700.50")
  await amount(page).press("Enter")
  await site.goWrong({ path: "/api/withdraws.create", kind: "afterwards-cut" })
  await site.goWrong({ path: "/api/withdraws.all", kind: "status", status: 500, count: 3 })
  await review(page).getByRole("button", { name: "ยืนยันถอน" }).press("Enter")
  await expect(review(page)).toContainText("ไม่มีการถอนซ้ำ")
  await site.goRight()
  await page.reload()
  await expect(page.getByText("กำลังโอนเข้าบัญชี")).toBeVisible()
  expect(await times(page, 700.5)).toBe(1)
  expect(await books(page).balance()).toBe(11_780)

  const [waiting] = await withdrawals(page)
  const address = `/credit/withdraw?id=${waiting?.id}`
  await expect(page).toHaveURL(address)
  await page.goto("/credit/withdraw")
  await expect(page.getByRole("heading", { name: "มีรายการถอนก่อนหน้าค้างอยู่" })).toBeVisible()
  await expect(page.getByText(/รอให้ 700\.50 บาท/)).toBeVisible()
  await expect(amount(page)).toHaveCount(0)
  await page.getByRole("link", { name: "ดูสถานะ" }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText("กำลังโอนเข้าบัญชี")).toBeVisible()
  await site.endWithdrawal(waiting?.id ?? "", "REJECTED", "ส่งรูปบัตรมาก่อน")
  await expect(page.getByText("ส่งรูปบัตรมาก่อน")).toBeVisible()
  for (const place of ["/credit/status", "/credit/deposit", "/profile/notifications"]) {
    await page.goto(place)
    await page
      .getByRole("main")
      .getByRole("link", { name: /ส่งรูปบัตรมาก่อน/ })
      .click()
    await expect(page).toHaveURL(address)
    await expect(page.getByText("โอนไม่สำเร็จ")).toBeVisible()
  }
  expect(await books(page).balance()).toBe(12_480.5)
})

test("turnover that holds money back is told before an amount can be typed, and the operator's no in its words", {
  tag: "@soak",
}, async ({ page }) => {
  await opening(page)
  await page.getByRole("button", { name: "500", exact: true }).click()
  await page.getByRole("button", { name: "ตรวจก่อนถอน" }).click()
  await callOperator(page, "POST", "/api/withdraws.create", { amount: 100, bankId: "account-1" })
  await review(page).getByRole("button", { name: "ยืนยันถอน" }).click()
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("มีรายการถอนก่อนหน้าค้างอยู่")
  expect(await complaintsOf(page)).toEqual([])

  await page.context().clearCookies({ name: "token" })
  await comeLoggedIn(page, malee)
  await page.goto("/credit/withdraw")
  await expect(page.getByRole("heading", { name: "ยอดเทิร์นยังไม่ครบ" })).toBeVisible()
  await expect(amount(page)).toHaveCount(0)
  await expect(page.getByRole("link", { name: /ติดเทิร์น/ })).toHaveAttribute("href", "/credit/turnover")
  expect(await complaintsOf(page)).toEqual([])
})

test("what a lost line broke off says so, and within seconds of the line being back that nothing was taken", {
  tag: "@soak",
}, async ({ page, site }) => {
  await opening(page)
  await amount(page).fill("610")
  await amount(page).press("Enter")
  await site.goWrong({ path: "/api/withdraws.create", kind: "cut" })
  await review(page).getByRole("button", { name: "ยืนยันถอน" }).click()
  await expect(review(page).getByRole("status")).toContainText("ใช้เวลาไม่เกิน 2 นาที")
  await page.context().setOffline(true)
  await expect(review(page).getByRole("status")).toContainText("ยังไม่ได้ส่ง เพราะไม่มีสัญญาณ")
  await page.context().setOffline(false)
  await expect(review(page).getByRole("alert")).toContainText("ระบบไม่ได้รับคำขอ", { timeout: 8_000 })
  expect(await times(page, 610)).toBe(0)
})
