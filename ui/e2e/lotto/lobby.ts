import { expect, type Page } from "@playwright/test"

/** The lobby of one group, as a player uses it in Thai. */
export const lobby = (page: Page) => {
  const timer = page.getByRole("timer").first()
  return {
    open: async (group: string) => {
      await page.goto(`/lotto/${group}`)
      await expect(timer).toBeVisible()
    },
    openDay: async (group: string) => {
      await page.goto(`/lotto/${group}?view=day`)
      await expect(timer).toBeVisible()
    },
    /** The number of the round that closes next. */
    next: async () => {
      const name = await page.getByRole("link", { name: /^แทงรอบที่/ }).textContent()
      return Number(name?.match(/\d+/)?.[0])
    },
    /** When the next round closes, as the page says. */
    closesAt: async (now: number) => {
      const words = await page.getByText(/^ปิด \d\d:\d\d น\. ออกผล/).textContent()
      const day = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10)
      return Date.parse(`${day}T${words?.match(/\d\d:\d\d/)?.[0]}:00+07:00`)
    },
    /** The rounds on show from first to last, by their numbers. */
    rounds: () =>
      page
        .locator("section")
        .last()
        .getByText(/^รอบที่ \d+$/)
        .allTextContents(),
    /** Every round of the day that stands on the page, in its order. */
    day: page.locator("section[id] a, section[id] h2 ~ div > div"),
    secondsLeft: async () => {
      const [seconds = 0, minutes = 0, hours = 0] = ((await timer.textContent()) ?? "")
        .split(":")
        .toReversed()
        .map(Number)
      return hours * 3_600 + minutes * 60 + seconds
    },
    /** A round of the day view that can still be bet on. */
    cell: (number: number) => page.getByRole("link", { name: new RegExp(`^รอบ ${number} `) }),
    lost: page.getByText(/ขาดการเชื่อมต่อ/),
    stamp: page.getByText(/^ข้อมูลเมื่อ \d\d:\d\d:\d\d น\.$/),
  }
}
