import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { betPage } from "./bet-page.ts"

test("a stake over the player's own limit is refused, leads to their limits, and stays in the slip", {
  tag: ["@books", "@soak"],
}, async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  await callOperator(page, "POST", "/api/play-limits.update", { measure: "loss", span: "day", most: 50 })
  await callOperator(page, "POST", "/api/play-limits.update", { measure: "deposit", span: "week", most: 15_000 })
  const table = betPage(page)
  await table.openRound("yeekee")
  await table.hasBetBefore()
  await table.key("123")
  await table.key("124")
  await table.hasAdded(1)
  await table.openSlip()
  await page.getByRole("textbox", { name: "ราคาต่อรายการ" }).fill("30")
  await table.confirm()
  await table.stake("60.00")
  await table.isRefused()
  await expect(page.getByText("แทงได้อีก 50.00 บาท")).toBeVisible()

  await site.goWrong({ path: "/api/play-limits", kind: "status", status: 503 })
  await table.tap("ดูขีดจำกัดของฉัน")
  const limits = page.getByRole("dialog", { name: "ขีดจำกัดการเล่นของฉัน" })
  await expect(limits).toContainText("ขีดจำกัดของคุณยังมีผลเหมือนเดิม")
  await limits.getByRole("button", { name: "ลองใหม่" }).click()
  await expect(limits.getByRole("listitem")).toHaveText([
    "ยอดเสียต่อวันใช้ไป 0.00จาก 50",
    "ยอดฝากต่อสัปดาห์ใช้ไป 0.00จาก 15,000",
  ])
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  await limits.getByRole("button", { name: "กลับ" }).click()
  await expect(limits).toHaveCount(0)
  await table.tap("กลับไปแก้")
  await expect(table.price("สามตัวบน 123")).toHaveValue("30")
  await table.tap("ล้างโพย")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(await table.placedPoys()).toBe(0)
})
