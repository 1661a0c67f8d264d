import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { ownerSheet } from "../identity/owner-sheet.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

type Account = { readonly bankCode: string; readonly accountNumber: string }

const accountsWith = async (page: Page, accountNumber: string) => {
  const accounts = await callOperator<ReadonlyArray<Account>>(page, "GET", "/api/users-banks.all")
  return accounts.filter((account) => account.accountNumber === accountNumber).length
}

/** With an account number typed, and its bank chosen. */
const filling = async (page: Page, bank: string, accountNumber: string) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/bank/add")
  await page.getByText(bank, { exact: true }).click()
  await page.getByLabel("เลขบัญชี").fill(accountNumber)
}
const save = (page: Page) => page.getByRole("button", { name: "บันทึกบัญชี" })

test("an account is added once by a double tap and the PIN, checked, and paid out to after 24 hours", async ({
  page,
  site,
}) => {
  await filling(page, "KBANK", "333 0 00111 2")
  await page.getByLabel("เลขบัญชี").blur()
  await expect(page.getByLabel("เลขบัญชี")).toHaveValue("333-0-00111-2")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await expect(page.getByText("ถอนเข้าบัญชีนี้ได้หลังเพิ่ม 24 ชั่วโมง")).toBeVisible()
  await save(page).dblclick()
  const { ofPin, givePin } = ownerSheet(page)
  await givePin("Wrong69#x")
  await expect(ofPin.getByRole("alert")).toContainText("เหลืออีก 4 ครั้ง")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await givePin(somchai.pin)
  await expect(page.getByText("บันทึกบัญชีแล้ว")).toBeVisible()
  expect(await accountsWith(page, "3330001112")).toBe(1)

  await page.getByRole("link", { name: "ดูบัญชีของฉัน" }).click()
  const book = page.getByRole("article").filter({ hasText: "xxx-x-xx111-2" })
  await expect(book).toContainText("KBANK กสิกรไทย")
  expect(await complaintsOf(page)).toEqual([])
  await site.passTime(10)
  await expect(book).toContainText("ใช้ได้")

  await page.goto("/credit/withdraw")
  const held = page.getByText(/^บัญชีใหม่ KBANK ลงท้าย 1112: ถอนได้ตั้งแต่ \d\d\/\d\d\/\d{4} \d\d:\d\d น\.$/)
  await expect(held).toBeVisible()
  await expect(page.getByRole("radio", { name: /1112/ })).toHaveCount(0)
  // A session that is used lasts.
  for (const hours of [13, 13]) {
    await site.passTime(hours * 3_600)
    await page.reload()
    await expect(page.getByLabel("จำนวนที่ถอน (บาท)")).toBeVisible()
  }
  await expect(page.getByRole("radio", { name: /1112/ })).toHaveCount(1)
  await expect(held).toHaveCount(0)
})

test("who turns away from the PIN adds nothing, and finds the form as it was", { tag: "@soak" }, async ({ page }) => {
  await filling(page, "KBANK", "333 0 00111 2")
  await save(page).click()
  const { ofPin } = ownerSheet(page)
  await expect(ofPin).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(ofPin).toHaveCount(0)
  await expect(page.getByLabel("เลขบัญชี")).toHaveValue("333-0-00111-2")
  expect(await accountsWith(page, "3330001112")).toBe(0)
})

test("an account whose answer is lost is found among the player's own, and not sent again", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await filling(page, "SCB", "4440002223")
  await save(page).click()
  const { ofPin, givePin } = ownerSheet(page)
  await expect(ofPin).toBeVisible()
  await site.goWrong({ path: "/api/users-banks.create", kind: "afterwards-cut" })
  await givePin(somchai.pin)
  await expect(page.getByText("บันทึกบัญชีแล้ว")).toBeVisible()
  expect(await accountsWith(page, "4440002223")).toBe(1)
})

test("the operator's own words say why an account is refused, and faults stand at their fields", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await callOperator(page, "POST", "/api/users-banks.create", {
    bankCode: "004",
    bankAccountNumber: "5550003334",
    password: somchai.pin,
  })
  await page.goto("/bank/add")
  await save(page).press("Enter")
  await expect(page.getByRole("alert")).toHaveText(["เลือกธนาคารของบัญชีนี้", "กรุณาใส่เลขบัญชี"])
  await page.getByRole("radio", { name: /^KBANK/ }).press("Space")
  await page.getByLabel("เลขบัญชี").fill("5550003334")
  await page.getByLabel("เลขบัญชี").press("Enter")
  await expect(page.getByRole("alert")).toHaveText(["บัญชีนี้มีอยู่ในระบบแล้ว"])
  await expect(page.getByLabel("เลขบัญชี")).toHaveValue("5550003334")
  expect(await complaintsOf(page)).toEqual([])
})
