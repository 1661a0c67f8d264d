import { expect, type Page } from "@playwright/test"

/** A game in its frame, and the site's head over it. */
export const playedGame = (page: Page) => {
  const inside = page.frameLocator("iframe")
  const sheet = page.getByRole("dialog", { name: "ออกจากเกมไหม" })
  const play = inside.locator("#play")
  return {
    frame: page.locator("iframe"),
    inside,
    sheet,
    play,
    isOpen: () => expect(play).toBeEnabled(),
    isLoading: () => expect(page.getByRole("heading", { name: /^กำลังเปิด/ })).toBeVisible(),
    askToLeave: async () => {
      await page.getByRole("button", { name: "ออกจากเกม" }).click()
      await expect(sheet).toBeVisible()
    },
    stay: () => sheet.getByRole("button", { name: "เล่นต่อ" }).click(),
    leave: () => sheet.getByRole("button", { name: "ออกจากเกม" }).click(),
    says: (title: string) => expect(page.getByRole("heading", { name: title })).toBeVisible(),
  }
}
