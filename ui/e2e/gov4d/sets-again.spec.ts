import type { Page } from "@playwright/test"
import { betPage } from "../betting/bet-page.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { ticket4dPage } from "./ticket4d-page.ts"

const openSlipOf = async (page: Page, variant: string) => {
  await comeLoggedIn(page, somchai)
  const table = ticket4dPage(page)
  await table.open(variant)
  await table.hasBetBefore()
  await table.key("4827")
  await table.key("4827")
  await table.key("0916")
  await table.confirm()
  await table.stake(variant === "lao" ? "270.00" : "360.00").click()
  await table.placed()
  await table.openSlip()
  return table
}

test("a slip of sets is bought again from its page, as another slip", { tag: ["@books", "@soak"] }, async ({
  page,
}) => {
  const table = await openSlipOf(page, "hanoy")
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await page.getByRole("button", { name: "แทงซ้ำ" }).click()
  await expect(table.row("4827")).toContainText("2")
  await expect(table.rows).toHaveCount(2)
  await page.reload()
  await expect(table.rows).toHaveCount(2)
  await table.confirm()
  await table.stake("360.00").dblclick()
  await table.placed()
  expect(await betPage(page).placedPoys()).toBe(2)
})

test("after the draw the same sets are picked for the next draw of that lottery", { tag: ["@books", "@soak"] }, async ({
  page,
  site,
}) => {
  const table = await openSlipOf(page, "lao")
  await site.passTime(9 * 3_600)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole("article").getByText("ถูกรางวัล").first()).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole("button", { name: "แทงซ้ำ" }).click()
  await expect(table.rows).toHaveCount(2)
  await expect(page.getByRole("heading", { level: 1, name: "ลาวชุด" })).toBeVisible()
  await table.place("270.00")
  await table.placed()
  expect(await betPage(page).placedPoys()).toBe(2)
})

test("while no draw of that lottery takes sets, this is said and the slip stays on show", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await page.clock.install()
  await openSlipOf(page, "hanoy")
  await site.passTime(7 * 3_600)
  await page.reload()
  const again = page.getByRole("button", { name: "แทงซ้ำ" })
  await expect(again).toBeVisible()
  await again.click()
  await expect(page.getByText("ตอนนี้ยังไม่มีรอบประเภทนี้ที่เปิดรับแทง")).toBeVisible()
  await expect(page.getByRole("article")).toBeVisible()
})
