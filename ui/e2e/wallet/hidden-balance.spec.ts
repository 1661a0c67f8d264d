import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { goWithin } from "../testing/go-within.ts"
import { balanceOf } from "./balance-of.ts"

/** What a player can read on the page: a balance that is left out keeps its place and is not among it. */
const shown = (page: Page) => page.evaluate(() => document.body.innerText)

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hasCome(page)
}

const pages = [
  ["/main", "ยอดเงิน"],
  ["/credit/withdraw", "SCB ลงท้าย 4710"],
  ["/credit/statement", "DEMOWITHDR03"],
  ["/credit/deposit", "ถอนเงิน"],
  ["/credit/status", "สถานะ"],
  ["/profile", "สมชาย"],
  ["/games", "เกม"],
  ["/lotto/yeekee", "ยี่กี"],
] as const

test("a balance that was hidden once stands on no page any more, whatever it becomes, until it is shown again", async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await open(page, "/credit/deposit")
  await expect(page.getByRole("main")).toContainText("12,480.50")
  expect(await shown(page)).toContain("12,480.50")
  await page.getByRole("button", { name: "ซ่อนยอดเงิน" }).click()
  expect(await shown(page)).not.toMatch(/12,?480/)

  for (const [path, sign] of process.env["E2E_MATRIX"] === "full" ? pages : pages.slice(0, 3)) {
    const left = await page.title()
    await goWithin(page, path)
    await expect(page).not.toHaveTitle(left)
    await expect(page.getByRole("main")).toContainText(sign)
    expect(await shown(page), path).not.toMatch(/12,?480/)
  }

  await open(page, "/credit/withdraw")
  await expect(page.getByText("SCB ลงท้าย 4710")).toBeVisible()
  const amount = page.getByLabel("จำนวนที่ถอน (บาท)")
  await amount.fill("60,000")
  await amount.press("Enter")
  await expect(page.getByRole("alert")).toContainText("เกินวงเงินต่อครั้ง")
  expect(await shown(page)).not.toMatch(/12,?480/)
  await amount.fill("500")
  await amount.press("Enter")
  await expect(page.getByRole("dialog")).toContainText("คงเหลือหลังถอน")
  expect(await shown(page)).not.toMatch(/1[12],?[49]80/)

  const { id, prepareAmount } = await balanceOf(page).askToTransfer()
  await open(page, `/credit/deposit/fast/queue?id=${id}`)
  await site.letTransferArrive(id)
  await expect(page.getByText("เงินเข้ากระเป๋าแล้ว")).toBeVisible()
  const now = (12_480.5 + prepareAmount).toLocaleString("en", { minimumFractionDigits: 2 })
  await expect(page.getByRole("main")).toContainText(now)
  expect(await shown(page)).not.toContain(now)

  await open(page, "/main")
  await page.getByRole("button", { name: "แสดงยอดเงิน" }).click()
  expect(await shown(page)).toContain(now)
})
