import { expect, type Page } from "@playwright/test"

/** The results, as a visitor reads them in Thai. */
export const resultsPage = (page: Page) => ({
  open: async (address = "") => {
    await page.goto(`/results${address}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  },
  day: page.getByRole("textbox", { name: "เลือกวันที่" }).or(page.getByLabel("เลือกวันที่")),
  shows: (day: string) => expect(page.getByLabel("เลือกวันที่")).toHaveValue(day),
  goBackADay: () => page.getByRole("button", { name: "วันก่อนหน้า" }).click(),
  choose: (group: string) =>
    page.getByRole("navigation", { name: "หวย", exact: true }).getByRole("link", { name: group, exact: true }).click(),
  rows: page.getByRole("row"),
  row: (name: string) => page.getByRole("row", { name }),
})
