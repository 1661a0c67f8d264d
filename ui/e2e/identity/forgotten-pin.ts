import { expect, type Page } from "@playwright/test"
import { passTime } from "../testing/passing-time.ts"
import type { Site } from "../testing/site.ts"

/** The phone of the demo player. */
export const somchaisPhone = "081-234-5678"
export const somchaisNewPin = "Rung70#xy"

/** Who has forgotten the PIN, with the phone that codes come to. */
export const forgottenPin = (page: Page, site: Site) => {
  const code = page.getByRole("textbox", { name: "รหัส 6 หลัก" })
  const pin = page.getByLabel("PIN ใหม่", { exact: true })
  return {
    code,
    pin,
    open: () => page.goto("/forgot-pin"),
    claim: async (userName: string, phone: string) => {
      await page.getByLabel("ชื่อผู้ใช้").fill(userName)
      await page.getByLabel("เบอร์โทรที่ลงทะเบียน").fill(phone)
      await page.getByRole("button", { name: "ส่งรหัส" }).click()
    },
    /** The last message on the phone, once the page knows that one was sent. */
    message: async () => {
      await expect(code).toBeVisible()
      const [last] = await site.outbox()
      const [, digits = "", reference = ""] = /คือ (\d{6}) \(อ้างอิง (\w+)\)/.exec(last?.text ?? "") ?? []
      return { code: digits, reference }
    },
    give: async (digits: string) => {
      await code.fill(digits)
      await page.getByRole("button", { name: "ถัดไป" }).click()
    },
    choose: async (chosen: string, again: string) => {
      await pin.fill(chosen)
      await page.getByLabel("ยืนยัน PIN ใหม่", { exact: true }).fill(again)
      await page.getByRole("button", { name: "บันทึก PIN ใหม่" }).click()
    },
    passMinute: () => passTime(page, site, 61),
  }
}
