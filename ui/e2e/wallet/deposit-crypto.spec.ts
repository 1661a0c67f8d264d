import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { callOperator } from "../testing/call.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { readOnScreen } from "./camera.ts"

type Transfer = { readonly id: string; readonly method: string; readonly crypto: { readonly address: string } }

const transfers = async (page: Page) =>
  (await callOperator<ReadonlyArray<Transfer>>(page, "GET", "/api/deposits.open")).filter(
    ({ method }) => method === "crypto",
  )

const once = (page: Page) => page.getByRole("group", { name: "เครือข่าย", exact: true })
const again = (page: Page) => page.getByRole("group", { name: /^ยืนยันอีกครั้ง/ })
const show = (page: Page) => page.getByRole("button", { name: "ขอที่อยู่ USDT" })

const asking = async (page: Page) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/credit/deposit/crypto")
  await page.getByLabel("จำนวนเงิน").fill("500")
  await expect(page.getByText("ประมาณ 14.65 USDT · 1 USDT = 34.13 บาท")).toBeVisible()
}

test("USDT is sent to an address that a camera reads, is confirmed tick by tick, and comes in at the locked rate", {
  tag: "@books",
}, async ({ page, site }) => {
  await site.startAnewAtNoon()
  await asking(page)
  await once(page).getByText("TRC20").click()
  await again(page).getByText("TRC20").click()
  await show(page).dblclick()
  const code = page.getByRole("figure", { name: "คิวอาร์โค้ดของที่อยู่" })
  await expect(code).toBeVisible()
  const [open, ...others] = await transfers(page)
  expect(others).toEqual([])
  const { id = "", crypto } = open ?? {}
  expect(await readOnScreen(page, code)).toBe(crypto?.address)
  await expect(page.getByText("ล็อกราคาถึง 12:15 น.")).toBeVisible()
  await expect(page.getByText("เครือข่าย TRON (TRC20) เท่านั้น")).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  await site.letTransferArrive(id)
  await expect(page.getByRole("status").filter({ hasText: "USDT แล้ว กำลังยืนยัน" })).toContainText("1 / 20")
  await expect(code).toBeHidden()
  await site.passTime(18)
  await page.reload()
  await expect(page.getByRole("status").filter({ hasText: "USDT แล้ว กำลังยืนยัน" })).toContainText("6 / 20")
  expect(await complaintsOf(page)).toEqual([])
  await site.passTime(60)
  await expect(page.getByRole("heading", { name: "เงินเข้ากระเป๋าแล้ว" })).toBeVisible()
  expect(await books(page).balance()).toBe(12_980.5)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a network that is not said twice alike opens nothing", { tag: ["@keyboard", "@soak"] }, async ({ page }) => {
  await asking(page)
  await show(page).press("Enter")
  await expect(page.getByRole("alert")).toHaveText(["เลือกเครือข่าย"])
  await once(page).getByRole("radio").first().press("Space")
  await again(page).getByRole("radio").last().press("Space")
  await show(page).press("Enter")
  await expect(page.getByRole("alert")).toHaveText(["เครือข่ายสองครั้งไม่ตรงกัน เลือกเครือข่ายที่กระเป๋าของคุณใช้ส่งทั้งสองครั้ง"])
  expect(await complaintsOf(page)).toEqual([])
  expect(await transfers(page)).toEqual([])
})
