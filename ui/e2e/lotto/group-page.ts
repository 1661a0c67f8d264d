import { expect, type Page } from "@playwright/test"

const spoken = {
  th: {
    gov: "หวยรัฐบาล",
    stock: "หวยหุ้น",
    pays: "อัตราจ่าย",
    regions: "ภูมิภาค",
    thailand: /^ไทย \d+$/,
    every: /^ทุกตลาด \d+$/,
    bet: /^แทงงวด/,
  },
  kh: {
    gov: "ឆ្នោតរដ្ឋាភិបាល",
    stock: "ឆ្នោតភាគហ៊ុន",
    pays: "អត្រាសង",
    regions: "តំបន់",
    thailand: /^ថៃ \d+$/,
    every: /^ទីផ្សារទាំងអស់ \d+$/,
    bet: /^ភ្នាល់/,
  },
} as const

/** The page of the government lottery or of the stock markets, as a player uses it. */
export const groupPage = (page: Page, locale: keyof typeof spoken = "th") => {
  const say = spoken[locale]
  const regions = page.getByRole("navigation", { name: say.regions })
  const rates = page.getByRole("table", { name: say.pays })
  const isMarket = /^\/lotto\/stock\/|^\/results\?group=stock&type=/
  return {
    open: async (group: "gov" | "stock", search = "") => {
      await page.goto(`/lotto/${group}${search}`)
      await expect(page.getByRole("heading", { level: 1, name: say[group] })).toBeVisible()
      await expect(group === "gov" ? rates : regions).toBeVisible()
    },
    /** What each option pays and takes, as the page writes it. */
    rates: async (): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
      const rows = await rates
        .getByRole("row")
        .evaluateAll((all) =>
          all.map((row) => Array.from(row.querySelectorAll("th, td"), ({ textContent }) => textContent)),
        )
      return rows.slice(1)
    },
    bet: page.getByRole("link", { name: say.bet }),
    lastDraw: page.locator("dl dd"),
    chooseThailand: () => regions.getByRole("link", { name: say.thailand }).click(),
    chooseEvery: () => regions.getByRole("link", { name: say.every }).click(),
    chosenRegion: regions.locator("[aria-current]"),
    /** The markets that can be opened, in the order in which they stand at one moment. */
    markets: async (): Promise<ReadonlyArray<string>> => {
      const links = page.getByRole("main").getByRole("link")
      const known = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
      return known.filter((href) => isMarket.test(href)).map((href) => href.replace(/^.*[/=]/, ""))
    },
    market: (betId: string) => page.locator(`a[href="/lotto/stock/${betId}"]`),
  }
}
