import type { BrowserContext, Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { callOperator } from "../testing/call.ts"
import { expect, nipa, somchai, test } from "../testing/fixtures.ts"
import type { Site } from "../testing/site.ts"
import { fastDeposit } from "./fast-deposit.ts"

/** The desk in a tab of its own, beside the player's. */
const deskBeside = async (context: BrowserContext, site: Site) => {
  const desk = await context.newPage()
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto(site.desk)
  const row = (about: string) => desk.locator("#money .row").filter({ hasText: about })
  return {
    desk,
    row,
    order: (about: string, order: string) => row(about).getByRole("button", { name: order, exact: true }).click(),
  }
}

const ticketOf300 = async (page: Page) => {
  const form = fastDeposit(page)
  await page.goto("/credit/deposit/fast")
  await form.amount.fill("300")
  await form.amount.press("Enter")
  await form.isWaiting()
  const [ticket] = await form.waiting()
  return { satang: Math.round((ticket?.prepareAmount ?? 0) * 100), waits: "nipa2569ฝากด่วน · รอ" }
}
const text = (satang: number) => (satang / 100).toFixed(2)
const heading = (page: Page, name: string) => page.getByRole("heading", { name })

test("whatever the desk sends for a deposit, its player reads what came of it, and has what was credited", {
  tag: ["@books", "@soak"],
}, async ({ page, context, site }) => {
  await site.startAnewAtNoon()
  await comeLoggedIn(page, nipa)
  await callOperator(page, "POST", "/api/users-banks.create", {
    bankCode: "004",
    bankAccountNumber: "0010099999",
    password: nipa.pin,
  })
  await site.passTime(6)
  const { desk, row, order } = await deskBeside(context, site)

  const wrong = await ticketOf300(page)
  await order(wrong.waits, "ผิดยอด")
  await expect(heading(page, "รายการโอนไม่ตรง")).toBeVisible()
  await order("nipa2569ขอ 300.", "ให้เครดิต")
  await expect(heading(page, "เงินเข้ากระเป๋าแล้ว")).toBeVisible()
  await expect(page.getByRole("main")).toContainText(`+${text(wrong.satang + 100)}`)

  const strange = await ticketOf300(page)
  await order(strange.waits, "ผิดบัญชี")
  await expect(heading(page, "รายการโอนไม่ตรง")).toBeVisible()
  await order("nipa2569ขอ 300.", "คืนเงิน")
  await page.reload()
  await expect(heading(page, "ยกเลิกรายการนี้แล้ว")).toBeVisible()

  const late = await ticketOf300(page)
  await desk.getByRole("button", { name: "+10 นาที" }).click()
  await expect(desk.locator("#now")).toHaveText("12:10:06")
  await desk.getByRole("button", { name: "+10 นาที" }).click()
  await expect(heading(page, "หมดเวลาโอน")).toBeVisible()
  expect(await sticksOut(desk)).toBe(false)
  await order("nipa2569ฝากด่วน · หมดเวลา", "เข้าช้า")
  await page.reload()
  await expect(heading(page, "รายการโอนไม่ตรง")).toBeVisible()
  await order("nipa2569ขอ 300.", "ให้เครดิต")
  await expect(heading(page, "เงินเข้ากระเป๋าแล้ว")).toBeVisible()

  const twice = await ticketOf300(page)
  await order(twice.waits, "แจ้งซ้ำ")
  await expect(heading(page, "เงินเข้ากระเป๋าแล้ว")).toBeVisible()
  await expect(row("nipa2569")).toHaveCount(0)
  const came = wrong.satang + 100 + late.satang + twice.satang
  expect(Math.round((await books(page).balance()) * 100)).toBe(318_000 + came)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a chain confirms at the desk one by one, and a withdrawal comes back for the reason that was picked", {
  tag: "@soak",
}, async ({ page, context, site }) => {
  await site.startAnewAtNoon()
  await comeLoggedIn(page, somchai)
  const { desk, order } = await deskBeside(context, site)
  await page.goto("/credit/deposit/crypto")
  await page.getByLabel("จำนวนเงิน").fill("500")
  for (const group of ["เครือข่าย", /^ยืนยันอีกครั้ง/])
    await page.getByRole("group", { name: group, exact: true }).getByText("BEP20").click()
  await page.getByRole("button", { name: "ขอที่อยู่ USDT" }).click()
  const found = page.getByRole("status").filter({ hasText: "USDT แล้ว กำลังยืนยัน" })
  await order("คริปโต · รอ", "เข้าตรงยอด")
  for (const made of ["1 / 15", "2 / 15"]) {
    await expect(found).toContainText(made)
    await order(`ยืนยัน ${made}`, "ยืนยัน +1")
  }
  await expect(found).toContainText("3 / 15")

  await page.goto("/credit/withdraw")
  await page.getByLabel("จำนวนที่ถอน (บาท)").fill("700.50")
  await page.getByRole("button", { name: "ตรวจก่อนถอน" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "ยืนยันถอน" }).click()
  await expect(page.getByText("กำลังโอนเข้าบัญชี")).toBeVisible()
  await order("700.50", "ไม่ผ่าน")
  const refusing = desk.getByRole("dialog", { name: "ไม่จ่ายรายการถอน" })
  const reasons = refusing.getByRole("combobox", { name: "เหตุผล" })
  await expect(reasons.getByRole("option")).toHaveCount(11)
  await reasons.selectOption("อื่น ๆ")
  await expect(refusing.getByRole("textbox", { name: "บอกผู้เล่น" })).toBeVisible()
  await reasons.selectOption("บัญชีธนาคารของผู้ใช้ไม่ตรงกับในระบบ")
  await expect(refusing.getByRole("textbox", { name: "บอกผู้เล่น" })).toBeHidden()
  await refusing.getByRole("button", { name: "คืนเงิน" }).click()
  await expect(page.getByText("โอนไม่สำเร็จ")).toBeVisible()
  await expect(page.getByText("บัญชีธนาคารไม่ตรงกับในระบบ")).toBeVisible()
  expect(await books(page).balance()).toBe(12_480.5)
})
