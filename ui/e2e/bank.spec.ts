import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut } from "./accessibility.ts"
import { expect, somchai, test } from "./fixtures.ts"
import { call } from "./pages/call.ts"
import { comeLoggedIn } from "./pages/login-page.ts"

type Account = { readonly bankCode: string; readonly accountNumber: string }

const accountsWith = async (page: Page, accountNumber: string) => {
  const accounts = await call<ReadonlyArray<Account>>(page, "GET", "/api/users-banks.all")
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

test("an account is added once by a double tap, checked, and can be used then", async ({ page, site }) => {
  await filling(page, "KBANK", "333 0 00111 2")
  await page.getByLabel("เลขบัญชี").blur()
  await expect(page.getByLabel("เลขบัญชี")).toHaveValue("333-0-00111-2")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await save(page).dblclick()
  await expect(page.getByText("บันทึกบัญชีแล้ว")).toBeVisible()
  expect(await accountsWith(page, "3330001112")).toBe(1)

  await page.getByRole("link", { name: "ดูบัญชีของฉัน" }).click()
  const book = page.getByRole("article").filter({ hasText: "xxx-x-xx111-2" })
  await expect(book).toContainText("KBANK กสิกรไทย")
  expect(await complaintsOf(page)).toEqual([])
  await site.passTime(10)
  await expect(book).toContainText("ใช้ได้")
})

test("an account whose answer is lost is found among the player's own, and not sent again", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await filling(page, "SCB", "4440002223")
  await site.goWrong({ path: "/api/users-banks.create", kind: "afterwards-cut" })
  await save(page).click()
  await expect(page.getByText("บันทึกบัญชีแล้ว")).toBeVisible()
  expect(await accountsWith(page, "4440002223")).toBe(1)
})

test("the operator's own words say why an account is refused, and faults stand at their fields", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await call(page, "POST", "/api/users-banks.create", { bankCode: "004", bankAccountNumber: "5550003334" })
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
