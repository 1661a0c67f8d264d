import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { expect, nipa, somchai, test } from "../testing/fixtures.ts"
import { goWithin } from "../testing/go-within.ts"
import { fastDeposit } from "./fast-deposit.ts"

test("a player without a bank account is led to add one, by deposits and by the withdrawal alike", async ({ page }) => {
  await comeLoggedIn(page, nipa)
  for (const [path, title] of [
    ["/credit/deposit/fast", "ฝากด่วน"],
    ["/credit/deposit/qrcode", "QR พร้อมเพย์"],
    ["/credit/withdraw", "ถอนเงิน"],
  ] as const) {
    if (path === "/credit/deposit/fast") await page.goto(path)
    else await goWithin(page, path)
    await hasCome(page)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    const way = page.getByRole("main").getByRole("link", { name: "เพิ่มบัญชีธนาคาร" })
    await expect(way).toHaveAttribute("href", "/bank/add")
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0)
  }
})

test("a form says what a deposit holds back and which one is open, and takes back what was wrong once it is right", {
  tag: "@soak",
}, async ({ page }) => {
  const form = fastDeposit(page)
  await form.open()
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: /ฝากแล้วต้องแทงให้ครบยอดฝากก่อน จึงถอนได้/ })).toHaveAttribute(
    "href",
    "/credit/turnover",
  )
  await form.amount.fill("19")
  await form.submit.click()
  await expect(page.getByRole("alert")).toHaveText("ขั้นต่ำ 20 บาท")
  await form.amount.fill("1000")
  await expect(page.getByRole("alert")).toHaveCount(0)
  await form.submit.click()
  await form.isWaiting()
  const [ticket] = await form.waiting()
  const exact = (ticket?.prepareAmount ?? 0).toLocaleString("en", { minimumFractionDigits: 2 })

  await form.open()
  const open = main.locator("section", { has: page.getByRole("heading", { name: "มีรายการรออยู่แล้ว ไปต่อได้เลย" }) })
  await expect(open.getByRole("link", { name: exact })).toBeVisible()
  const past = main.locator("section", { has: page.getByRole("heading", { name: "รายการฝากที่ผ่านมา" }) })
  await expect(past.getByText("3,000.37")).toBeVisible()
  await expect(past.getByText(exact)).toHaveCount(0)
  await open.getByRole("link", { name: exact }).click()
  await form.isWaiting()
})

test("the wallet says of what can be withdrawn what the withdrawal says", { tag: "@soak" }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/credit/deposit")
  await expect(page.getByRole("main")).toContainText("ถอนได้ทั้งหมด")
  await page.goto("/credit/withdraw")
  await page.getByLabel("จำนวนที่ถอน (บาท)").fill("500")
  await page.getByLabel("จำนวนที่ถอน (บาท)").press("Enter")
  await page.getByRole("dialog").getByRole("button", { name: "ยืนยันถอน" }).click()
  await expect(page.getByText("กำลังโอนเข้าบัญชี")).toBeVisible()
  await page.goto("/credit/deposit")
  await expect(page.getByRole("main")).toContainText("ถอนได้ตอนนี้ 0.00")
})
