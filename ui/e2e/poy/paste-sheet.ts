import { expect, type Page } from "@playwright/test"

/** The sheet in which a pasted slip is read, in Thai. */
export const pasteSheet = (page: Page) => {
  const sheet = page.getByRole("dialog", { name: "วางโพย" })
  const button = (name: string) => sheet.getByRole("button", { name, exact: true })
  const question = (line: string) => sheet.getByRole("radiogroup", { name: line })
  return {
    /** The whole text at once, as from a clipboard. */
    paste: (text: string) =>
      sheet.getByRole("textbox", { name: "ข้อความโพย" }).evaluate((field, whole) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData("text", whole)
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
      }, text),
    fromClipboard: () => button("วางจากคลิปบอร์ด").click(),
    choice: (line: string, choice: string) => question(line).getByRole("radio", { name: choice }),
    pick: (line: string, choice: string) => question(line).getByRole("radio", { name: choice }).click(),
    change: (line: string) => button(`เปลี่ยน ${line}`).click(),
    skip: (line: string) => button(`ข้าม ${line}`).click(),
    bringBack: (line: string) => button(`เรียกคืน ${line}`).click(),
    mend: async (line: string, text: string) => {
      await button(`แก้ ${line}`).click()
      await expect(sheet.getByRole("textbox", { name: /^แก้บรรทัด/ })).toBeFocused()
      await page.keyboard.press("ControlOrMeta+a")
      await page.keyboard.insertText(text)
    },
    takeMended: () => button("ใช้บรรทัดนี้").click(),
    edit: () => button("แก้").click(),
    /** What the gold button adds, and what it costs. */
    adds: async (count: number, stake: string) => {
      await expect(button(`เพิ่ม ${count} รายการ`)).toBeVisible()
      await expect(sheet.getByText(stake, { exact: true }).first()).toBeVisible()
    },
    add: (count: number) => button(`เพิ่ม ${count} รายการ`).click(),
    says: (text: string) => expect(sheet.getByText(text).first()).toBeVisible(),
  }
}
