import type { Page } from "@playwright/test"
import { comeLoggedIn, hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut } from "../testing/accessibility.ts"
import { books } from "../testing/books.ts"
import { callOperator } from "../testing/call.ts"
import { expect, malee, test } from "../testing/fixtures.ts"

type Report = { readonly id: string; readonly method: string; readonly prepareAmount: number }

const reports = async (page: Page) =>
  (await callOperator<ReadonlyArray<Report>>(page, "GET", "/api/deposits.open")).filter(
    ({ method }) => method === "normal",
  )

const coming = async (page: Page) => {
  await comeLoggedIn(page, malee)
  await page.goto("/credit/deposit/normal")
  await hasCome(page)
}
const report = (page: Page) => page.getByRole("button", { name: "แจ้งฝาก", exact: true })

/** A picture of a slip as large as phones take them. */
const slip = async (page: Page, type: "image/png" | "image/jpeg") => {
  const address = await page.evaluate((mediaType) => {
    const canvas = document.createElement("canvas")
    canvas.width = 2_400
    canvas.height = 3_200
    const context = canvas.getContext("2d")
    for (let y = 0; y < 3_200; y += 40)
      for (let x = 0; x < 2_400; x += 40) {
        if (context !== null) context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% 60%)`
        context?.fillRect(x, y, 40, 40)
      }
    return canvas.toDataURL(mediaType)
  }, type)
  return { name: "slip 1548.png", mimeType: type, buffer: Buffer.from(address.replace(/^.*,/, ""), "base64") }
}

const fill = async (page: Page, amount: string) => {
  await page.getByRole("radio", { name: /กสิกรไทย/ }).check()
  await page.getByText("ตู้ฝากเงิน").click()
  await page.getByLabel("จำนวนเงินตามสลิป").fill(amount)
  await page.getByLabel("เวลา", { exact: true }).fill("11:48")
  await page.getByLabel("สลิป", { exact: true }).setInputFiles(await slip(page, "image/png"))
  await expect(page.getByRole("img", { name: "สลิปที่เลือก" })).toBeVisible()
}

test("a transfer is reported once with a smaller picture, is there after a reload, and its money comes in", {
  tag: "@books",
}, async ({ page, site }) => {
  await coming(page)
  await fill(page, "1,000.50")
  await page.getByRole("heading", { name: "รายการฝากที่ผ่านมา" }).scrollIntoViewIfNeeded()
  await expect(page.getByText("slip 1548.jpg")).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  expect(await sticksOut(page)).toBe(false)
  const sending = page.waitForRequest("**/api/deposits.normal.create")
  await report(page).dblclick()
  const sent: Record<string, unknown> = (await sending).postDataJSON()
  const { proof, ...rest } = sent
  expect(rest).toEqual({
    amount: 1_000.5,
    bankId: "bank-1",
    bankCode: "004",
    bankAccountNumber: "0000123456",
    bankAccountName: "บจก. ตัวอย่าง รับชำระ",
    channel: "cashMachine",
    channelName: "ตู้ฝากเงิน",
    depositAt: "2026-11-20T11:48:00.000000Z",
    proofName: "slip 1548.jpg",
  })
  expect(String(proof)).toMatch(/^data:image\/jpeg;base64,/)
  expect(String(proof).length).toBeLessThan(850_000)
  const size = await page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, String(proof))
  expect(size).toEqual([1_200, 1_600])

  await expect(page.getByRole("heading", { name: "กำลังตรวจสลิปของคุณ" })).toBeVisible()
  expect(await complaintsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole("paragraph").filter({ hasText: "1,000.50 บาท" })).toBeVisible()
  const [waiting, ...others] = await reports(page)
  expect([waiting?.prepareAmount, others]).toEqual([1_000.5, []])
  const before = await books(page).balance()
  await site.letTransferArrive(waiting?.id ?? "")
  await expect(page.getByRole("heading", { name: "เงินเข้ากระเป๋าแล้ว" })).toBeVisible()
  expect(await books(page).balance()).toBe(before + 1_000.5)
  expect(await site.wrongInTheBooks()).toEqual([])
})

test("what is missing stands at its field, and what is no picture is not taken", {
  tag: ["@keyboard", "@soak"],
}, async ({ page }) => {
  await coming(page)
  await report(page).press("Enter")
  await expect(page.getByRole("alert")).toHaveText([
    "เลือกบัญชีที่โอนเข้า",
    "กรุณาใส่จำนวนเงิน",
    "ใส่วันและเวลาตามสลิป",
    "แนบรูปสลิป",
  ])
  expect(await complaintsOf(page)).toEqual([])
  const broken = { name: "slip.png", mimeType: "image/png", buffer: Buffer.from("no picture") }
  await page.getByLabel("สลิป", { exact: true }).setInputFiles(broken)
  await expect(page.getByRole("alert").last()).toHaveText("เปิดรูปนี้ไม่ได้ เลือกรูป JPEG, PNG หรือ WebP")
  await page.getByLabel("สลิป", { exact: true }).setInputFiles(await slip(page, "image/jpeg"))
  await page.getByRole("button", { name: "ลบสลิป" }).press("Enter")
  await expect(page.getByLabel("สลิป", { exact: true })).toBeFocused()
  await page.getByLabel("วันที่โอน").fill("2026-11-01")
  await page.getByLabel("เวลา", { exact: true }).fill("11:48")
  await report(page).press("Enter")
  await expect(page.getByText("แจ้งได้เฉพาะรายการใน 7 วันที่ผ่านมา")).toBeVisible()
  expect(await reports(page)).toEqual([])
})

test("a report whose answer is lost goes on after a reload, picture and all, and is not sent as a second one", {
  tag: "@soak",
}, async ({ page, site }) => {
  await coming(page)
  await fill(page, "250")
  await site.goWrong({ path: "/api/deposits.normal.create", kind: "afterwards-cut" })
  await site.goWrong({ path: "/api/deposits.normal.create", kind: "status", status: 500, count: 5 })
  await report(page).click()
  await expect(page.getByRole("status").filter({ hasText: "ไม่ได้รับคำตอบ" })).toBeVisible()
  await site.goRight()
  await page.reload()
  await expect(page.getByRole("heading", { name: "กำลังตรวจสลิปของคุณ" })).toBeVisible()
  expect((await reports(page)).map(({ prepareAmount }) => prepareAmount)).toEqual([250])
})
