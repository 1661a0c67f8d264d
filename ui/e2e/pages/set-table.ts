import { expect, type Page } from "@playwright/test"

/** The page of four-digit sets, as a player uses it in Thai. */
export const setTable = (page: Page) => {
  const rows = page.getByRole("list", { name: "ชุดของคุณ" }).getByRole("listitem")
  const button = (name: string | RegExp) => page.getByRole("button", { name })
  const dialog = (name: string) => page.getByRole("dialog", { name })
  const stake = (amount: string) => button(`แทง ${amount} บาท`)
  return {
    rows,
    row: (number: string) => rows.filter({ hasText: number }),
    dialog,
    button,
    stake,
    open: (variant: string) => page.goto(`/lotto/4d#${variant}`),
    /** A dialog holds everything else off as long as it is open. */
    acceptRules: () => button("ยอมรับกติกา").click(),
    choose: (lottery: string) => page.getByText(lottery, { exact: true }).click(),
    type: async (...numbers: ReadonlyArray<string>) => {
      await expect(page.getByRole("button", { name: "ล้าง", exact: true })).toBeVisible()
      for (const number of numbers) await page.keyboard.type(number)
    },
    tap: async (number: string) => {
      for (const digit of number) await page.getByRole("button", { name: digit, exact: true }).click()
    },
    more: (number: string) => button(`เพิ่ม ${number} หนึ่งชุด`).click(),
    paste: async (text: string) => {
      await button("วางโพย").click()
      await page.getByLabel("ข้อความเลข").fill(text)
      await button("เพิ่มลงโพย").click()
    },
    comesTo: (amount: string) => expect(page.getByText(amount).first()).toBeVisible(),
    confirm: () => button("ยืนยันแทง").click(),
    place: async (amount: string) => {
      await button("ยืนยันแทง").click()
      await stake(amount).click()
    },
    placed: () => expect(dialog("แทงสำเร็จ")).toBeVisible({ timeout: 15_000 }),
    isChecking: () => expect(dialog("กำลังตรวจสอบโพยของคุณ")).toBeVisible(),
    openSlip: () => page.getByRole("link", { name: "เปิดโพยนี้" }).click(),
  }
}
