import type { Page } from "@playwright/test"
import { expect } from "../testing/fixtures.ts"
import type { Site } from "../testing/site.ts"

/** What an operator wants of the owner, over the page that was sending. */
export const ownerSheet = (page: Page) => {
  const ofPin = page.getByRole("dialog", { name: "ใส่ PIN ของคุณ" })
  const ofCode = page.getByRole("dialog", { name: "ใส่รหัสจาก SMS" })
  const code = ofCode.getByLabel("รหัส 6 หลัก")
  return {
    ofPin,
    ofCode,
    givePin: async (pin: string) => {
      await ofPin.getByLabel("PIN", { exact: true }).fill(pin)
      await ofPin.getByLabel("PIN", { exact: true }).press("Enter")
    },
    giveCode: async (digits: string) => {
      await code.fill(digits)
      await code.press("Enter")
    },
    /** The code in the last message, once the page knows that one was sent. */
    codeSent: async (site: Site) => {
      await expect(code).toBeVisible()
      const [last] = await site.outbox()
      return /คือ (\d{6}) /.exec(last?.text ?? "")?.[1] ?? ""
    },
  }
}
