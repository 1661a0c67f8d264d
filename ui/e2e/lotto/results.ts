import { expect, type Page } from "@playwright/test"

/** The results, as a visitor reads them in Thai. */
export const resultsPage = (page: Page) => {
  const day = page.getByLabel("เลือกวันที่")
  return {
    open: async (address = "") => {
      await page.goto(`/results${address}`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    },
    is: async (title: string) => {
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(`${title} - ฟ้าค่ำ`)
    },
    isOfDay: (written: string) => expect(day).toHaveValue(written),
    chooseDay: (written: string) => day.fill(written),
    goBackADay: () => page.getByRole("button", { name: "วันก่อนหน้า" }).click(),
    chooseGroup: (name: string) =>
      page.getByRole("main").getByRole("navigation").getByRole("link", { name, exact: true }).click(),
    goBack: () => page.getByRole("button", { name: "ย้อนกลับ" }).click(),
    row: (name: RegExp) => page.getByRole("row", { name }),
    checked: page.getByRole("textbox", { name: "ตรวจเลข" }),
    saysOfNumber: (number: string, words: string) =>
      expect(
        page
          .getByRole("status")
          .getByRole("listitem")
          .filter({ has: page.getByText(number, { exact: true }) }),
      ).toContainText(words),
    cannotBeRead: page.getByText("โหลดผลไม่สำเร็จ ระบบจะลองใหม่ให้อัตโนมัติ"),
  }
}
