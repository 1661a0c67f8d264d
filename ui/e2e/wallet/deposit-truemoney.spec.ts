import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { callOperator } from "../testing/call.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

type Transfer = { readonly id: string; readonly method: string; readonly prepareAmount: number }

const transfers = async (page: Page) =>
  (await callOperator<ReadonlyArray<Transfer>>(page, "GET", "/api/deposits.open")).filter(
    ({ method }) => method === "truemoney",
  )

const asking = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/credit/deposit/truemoney")
  await page.getByLabel("จำนวนเงิน").fill("300")
}
const next = (page: Page) => page.getByRole("button", { name: "ถัดไป" })

test("a transfer from the player's own wallet is told to the satang, comes in, and is in the history then", {
  tag: "@books",
}, async ({ page, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await asking(page)
  await expect(page.getByRole("listitem").filter({ hasText: "100.05" })).toBeVisible()
  await expect(page.getByLabel("เบอร์วอลเล็ตที่ใช้โอน")).toHaveValue(/^0[689]\d{8}$/)
  expect(await complaintsOf(page)).toEqual([])
  await next(page).dblclick()
  await expect(page.getByText("081-000-0000")).toBeVisible()
  const [open, ...others] = await transfers(page)
  expect(others).toEqual([])
  const { id = "", prepareAmount = 0 } = open ?? {}
  await expect(page.getByText(`${prepareAmount.toFixed(2)} บาท`)).toBeAttached()
  await page.getByRole("button", { name: "คัดลอกเบอร์" }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("0810000000")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await site.letTransferArrive(id)
  await expect(page.getByRole("heading", { name: "เงินเข้ากระเป๋าแล้ว" })).toBeVisible()
  expect(await books(page).balance()).toBeCloseTo(12_480.5 + prepareAmount, 2)
  await page.goto("/credit/deposit/truemoney")
  await expect(page.getByRole("listitem").filter({ hasText: prepareAmount.toFixed(2) })).toBeVisible()
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a history that cannot be had is empty, and a wallet number that is none opens nothing", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await site.goWrong({ path: "/poy-api/true.wallet.history", kind: "status", status: 500, count: 9 })
  await asking(page)
  await expect(page.getByText("ยังไม่มี")).toBeVisible()
  await page.getByLabel("เบอร์วอลเล็ตที่ใช้โอน").fill("12345")
  await next(page).click()
  await expect(page.getByRole("alert")).toHaveCount(1)
  expect(await complaintsOf(page)).toEqual([])
  expect(await transfers(page)).toEqual([])
})
