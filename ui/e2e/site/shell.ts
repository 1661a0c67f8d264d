import type { Page } from "@playwright/test"

/** The bar and the menus that stand around every page of a player. */
export const shell = (page: Page) => {
  const account = page.getByRole("button", { name: "บัญชีของฉัน" })
  return {
    account,
    logOut: async () => {
      await account.click()
      await page.getByRole("menuitem", { name: "ออกจากระบบ" }).click()
    },
    speak: async (language: "ไทย" | "English" | "ខ្មែរ" | "မြန်မာ") => {
      await page.getByRole("button", { name: /เปลี่ยนภาษา|Change language/ }).click()
      await page.getByRole("menuitemradio", { name: language }).click()
    },
    changeTheme: async (name: "ธีมสว่าง" | "ธีมมืด") => {
      await account.click()
      await page.getByRole("menuitem", { name }).click()
    },
  }
}
