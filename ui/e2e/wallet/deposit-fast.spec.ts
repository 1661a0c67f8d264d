import { holdWords } from "../../../scripts/site/hold-words.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { expect, test } from "../testing/fixtures.ts"
import { fastDeposit } from "./fast-deposit.ts"

test("a double tap opens one deposit, which a reload and a second tab bring back, and its money is credited", {
  tag: "@books",
}, async ({ page, context, site }) => {
  const form = fastDeposit(page)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await form.open()
  await expect(page.getByRole("link", { name: /ฝากแล้วต้องแทงให้ครบยอดฝากก่อน จึงถอนได้/ })).toHaveAttribute(
    "href",
    "/credit/turnover",
  )
  await form.amount.fill("19")
  await form.submit.click()
  await expect(page.getByRole("alert")).toHaveText("ขั้นต่ำ 20 บาท")
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole("button", { name: "500", exact: true }).click()
  await page.getByText("KBANK ลงท้าย 3456 · สมชาย ใจดี").click()
  await form.submit.dblclick()
  await form.isWaiting()
  const [ticket, ...others] = await form.waiting()
  expect(others).toEqual([])
  const { id = "", prepareAmount = 0 } = ticket ?? {}
  const exact = prepareAmount.toFixed(2)
  await expect(page.getByRole("main")).toContainText(`${exact} บาท`)
  await page.getByRole("button", { name: "คัดลอกยอด" }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(exact)
  await page.getByRole("button", { name: "คัดลอกเลขบัญชี" }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0000(123456|654321)$/)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  const payee = page.locator("dl").filter({ hasText: "โอนจากบัญชีของคุณเท่านั้น" })
  await expect(payee).toContainText("KBANK ลงท้าย 3456")

  const second = await context.newPage()
  await second.goto(page.url())
  await page.reload()
  await form.isWaiting()
  await expect(payee).toContainText("KBANK ลงท้าย 3456")
  await site.letTransferArrive(id)
  for (const tab of [page, second]) await expect(tab.getByRole("heading", { name: "เงินเข้ากระเป๋าแล้ว" })).toBeVisible()
  expect(await books(page).balance()).toBe(12_480.5 + prepareAmount)
  expect(await site.wrongInTheBooks()).toEqual([])
  expect(await complaintsOf(page)).toEqual([])
})

test("money of another amount leads to support, and what is over or called off says what to do", async ({
  page,
  site,
}) => {
  const form = fastDeposit(page)
  await form.open()
  await form.amount.fill("300")
  await form.amount.press("Enter")
  await form.isWaiting()
  const [wrong] = await form.waiting()
  await site.letTransferArrive(wrong?.id ?? "", "wrongAmount")
  const { id = "", prepareAmount = 0 } = wrong ?? {}
  const mismatch = page.getByRole("region").or(page.locator("section")).filter({ hasText: "รายการโอนไม่ตรง" })
  await expect(mismatch).toContainText(`${(prepareAmount + 1).toFixed(2)}บาท`)
  await expect(mismatch).toContainText(`${prepareAmount.toFixed(2)}บาท`)
  await expect(mismatch).toContainText("ยอดต่างกัน +1.00 บาท")
  await expect(mismatch).toContainText(id)
  await expect(page.getByRole("main").getByRole("link", { name: holdWords("th", "คุยกับทีมงาน") })).toBeVisible()
  await page.goto("/credit/deposit")
  await expect(page.getByRole("link", { name: /^แจ้งเตือน ยังไม่อ่าน/ })).toBeVisible()

  await form.open()
  await form.amount.fill("100")
  await form.amount.press("Enter")
  await form.isWaiting()
  await page.getByRole("button", { name: "ยกเลิกรายการ" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "ยกเลิกรายการ" }).click()
  await expect(page.getByRole("heading", { name: "ยกเลิกรายการนี้แล้ว" })).toBeVisible()

  await page.getByRole("link", { name: "ทำรายการใหม่" }).click()
  await form.amount.fill("100")
  await form.amount.press("Enter")
  await form.isWaiting()
  await site.passTime(15 * 60 + 1)
  await expect(page.getByRole("heading", { name: "หมดเวลาโอน" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: holdWords("th", "โอนแล้ว แจ้งทีมงาน") })).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
})

test("a deposit whose answer is lost is found again under its key, and opened once", { tag: "@keyboard" }, async ({
  page,
  site,
}) => {
  const form = fastDeposit(page)
  await form.open()
  await site.goWrong({ path: "/api/deposits.fast.create", kind: "afterwards-cut" })
  await form.amount.fill("500")
  await form.amount.press("Enter")
  await form.isWaiting()
  expect(await form.waiting()).toHaveLength(1)
})
