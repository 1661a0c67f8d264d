import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { callOperator } from "../testing/call.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"

test("a lower limit counts at once, a higher one after a day and a second yes", async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/limits")
  const change = page.getByRole("button", { name: "แก้: ยอดฝากต่อวัน" })
  const most = page.getByLabel("จำนวนสูงสุด (บาท)")
  const limit = page.getByRole("listitem").filter({ has: change })
  await change.click()
  await most.fill("abc")
  await most.press("Enter")
  await expect(page.getByRole("alert")).toHaveText("จำนวนเงินไม่ถูกต้อง")
  await most.fill("5,000")
  await most.press("Enter")
  await expect(limit).toContainText("จาก 5,000")
  await change.click()
  await most.fill("9000")
  await most.press("Enter")
  await expect(limit).toContainText("ขอเพิ่มเป็น 9,000 บาท")
  await expect(limit).toContainText("จาก 5,000")
  const yes = page.getByRole("button", { name: "ยืนยันเพิ่มวงเงิน" })
  await expect(yes).toHaveCount(0)
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  // A session lasts through half a day without use, and not through all of it.
  await site.passTime(12 * 3_600)
  await page.reload()
  await expect(limit).toContainText("ขอเพิ่มเป็น 9,000 บาท")
  await site.passTime(12 * 3_600 + 1)
  await page.reload()
  await yes.click()
  await expect(limit).toContainText("จาก 9,000")
  await expect(yes).toHaveCount(0)

  // A long stop is typed out before it can begin.
  await page.getByRole("button", { name: "หยุดเล่น 6 เดือนขึ้นไป" }).click()
  const sheet = page.getByRole("dialog")
  const words = sheet.getByLabel(/^พิมพ์/)
  await sheet.getByText("1 ปี", { exact: true }).click()
  await words.fill("หยุด")
  await words.press("Enter")
  await expect(sheet).toBeVisible()
  await words.fill("หยุดเล่น")
  await words.press("Enter")
  await expect(page.getByText("คุณพักการเล่นอยู่จนถึง 21 พ.ย. 2570")).toBeVisible()
})

test("a long stop is typed out before it can begin", { tag: ["@keyboard", "@soak"] }, async ({ page }) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/limits")
  await page.getByRole("button", { name: "หยุดเล่น 6 เดือนขึ้นไป" }).press("Enter")
  const sheet = page.getByRole("dialog")
  await sheet.getByRole("radio", { name: "1 ปี" }).press("Space")
  await sheet.getByLabel(/^พิมพ์/).fill("หยุด")
  await sheet.getByLabel(/^พิมพ์/).press("Enter")
  await expect(sheet).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await sheet.getByLabel(/^พิมพ์/).fill("หยุดเล่น")
  await sheet.getByLabel(/^พิมพ์/).press("Enter")
  await expect(page.getByText("คุณพักการเล่นอยู่จนถึง 20 พ.ย. 2570")).toBeVisible()
  expect(await callOperator(page, "GET", "/api/play-limits")).toMatchObject({ break: { kind: "exclusion1y" } })
})

test("when nobody answers, a limit is not asked for again, and what counts is read", { tag: "@soak" }, async ({
  page,
  site,
}) => {
  await comeLoggedIn(page, somchai)
  await page.goto("/profile/limits")
  await page.getByRole("button", { name: "แก้: ยอดเสียต่อสัปดาห์" }).click()
  await site.goWrong({ path: "/api/play-limits.update", kind: "afterwards-cut" })
  await page.getByLabel("จำนวนสูงสุด (บาท)").fill("700")
  await page.getByLabel("จำนวนสูงสุด (บาท)").press("Enter")
  await expect(page.getByRole("alert")).toContainText("ไม่ได้รับคำตอบ")
  await page.getByRole("button", { name: "ดูวงเงินตอนนี้" }).click()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(page.getByText("จาก 700")).toBeVisible()
})
