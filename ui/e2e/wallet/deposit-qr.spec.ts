import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, somchai, test } from "../testing/fixtures.ts"
import { readInPicture, readOnScreen } from "./camera.ts"

type Code = { readonly id: string; readonly method: string; readonly prepareAmount: number; readonly qrText: string }

const openCodes = async (page: Page) =>
  (await callOperator<ReadonlyArray<Code>>(page, "GET", "/api/deposits.open")).filter(
    ({ method }) => method === "qrcode",
  )

const asking = async (page: Page, amount: string) => {
  await comeLoggedIn(page, somchai)
  // Letters that never come would hold up the load of the page.
  await page.goto("/credit/deposit/qrcode", { waitUntil: "domcontentloaded" })
  await page.getByLabel("จำนวนเงิน").fill(amount)
}
const make = (page: Page) => page.getByRole("button", { name: "สร้าง QR" })
const code = (page: Page) => page.getByRole("figure", { name: "คิวอาร์โค้ดพร้อมเพย์" })

test("a camera reads the exact amount off the screen and in the saved picture, and the money comes in", {
  tag: "@books",
}, async ({ page, site }) => {
  await asking(page, "500")
  await make(page).dblclick()
  await expect(code(page)).toBeVisible()
  const [open, ...others] = await openCodes(page)
  expect(others).toEqual([])
  const { id = "", prepareAmount = 0, qrText = "" } = open ?? {}
  expect(prepareAmount).toBeGreaterThan(500)
  expect(prepareAmount).toBeLessThan(501)
  expect(qrText).toMatch(/^00020101021229\d{2}0016A00000067701011102130000000000001/)
  expect(qrText).toContain(`5802TH53037645406${prepareAmount.toFixed(2)}6304`)
  expect(await readOnScreen(page, code(page))).toBe(qrText)
  await expect(page.getByRole("article")).toContainText(prepareAmount.toFixed(2))
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)

  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: "บันทึกภาพ QR" }).click()
  const picture = await saved
  expect(picture.suggestedFilename()).toContain(id)
  expect(await readInPicture(page, await readFile(await picture.path()))).toBe(qrText)

  await page.reload()
  await expect(code(page)).toBeVisible()
  await site.letTransferArrive(id)
  await expect(page.getByRole("heading", { name: "เงินเข้ากระเป๋าแล้ว" })).toBeVisible()
  expect(await books(page).balance()).toBeCloseTo(12_480.5 + prepareAmount, 2)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("a code is saved as a picture while no letters of the site come", { tag: "@desktop" }, async ({ page }) => {
  await page.route("**/*.woff2", () => undefined)
  await asking(page, "500")
  await make(page).click()
  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: "บันทึกภาพ QR" }).click()
  const [open] = await openCodes(page)
  expect(await readInPicture(page, await readFile(await (await saved).path()))).toBe(open?.qrText)
})

test("a code that is open is found again in another tab and called off by the keyboard", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  await comeLoggedIn(page, malee)
  await page.goto("/credit/deposit/qrcodes")
  await page.getByRole("link", { name: /200\.45/ }).press("Enter")
  await expect(page).toHaveURL("/credit/deposit/qrcode?id=DEMOQRCODE01")
  await expect(code(page)).toBeVisible()
  await page.getByRole("button", { name: "ยกเลิกรายการ" }).press("Enter")
  await page.getByRole("dialog").getByRole("button", { name: "ยกเลิกรายการ" }).press("Enter")
  await expect(page.getByRole("heading", { name: "ยกเลิกรายการนี้แล้ว" })).toBeVisible()
  expect(await openCodes(page)).toEqual([])
})

test("a code whose answer is lost is made once", { tag: "@soak" }, async ({ page, site }) => {
  await asking(page, "300")
  await site.goWrong({ path: "/api/deposits.qrcode.create", kind: "afterwards-cut" })
  await make(page).click()
  await expect(code(page)).toBeVisible()
  expect(await openCodes(page)).toHaveLength(1)
})
