import type { Page } from "@playwright/test"
import { comeLoggedIn, loginPage } from "../identity/login-page.ts"
import { expect, nipa, test } from "../testing/fixtures.ts"

/** The fonts that the page has fetched and shows, and the bytes of them all. */
const fontsOf = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )
  return {
    files: fonts.map(({ name }) => name.replace(/^.*\/(.*)-[\w-]{7}\.woff2$/, "$1")).toSorted(),
    bytes: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const languages = [
  { locale: "th", ofTheLanguage: [], names: ["burmese-name", "khmer-name"], most: 60_000 },
  { locale: "en", ofTheLanguage: [], names: ["burmese-name", "khmer-name"], most: 40_000 },
  { locale: "kh", ofTheLanguage: ["noto-khmer"], names: ["burmese-name"], most: 90_000 },
  { locale: "mm", ofTheLanguage: ["noto-burmese"], names: ["khmer-name"], most: 160_000 },
] as const

for (const { locale, ofTheLanguage, names, most } of languages)
  test(`the front door in ${locale} fetches its own letters, and of other languages those of their names alone`, {
    tag: "@soak",
  }, async ({ page, context, site }) => {
    await context.addCookies([{ name: "locale", value: locale, url: site.origin }])
    await page.goto("/", { waitUntil: "networkidle" })
    await loginPage(page, locale).asksForUsername()
    const { files, bytes } = await fontsOf(page)
    expect(files.filter((file) => /^(noto|burmese|khmer)/.test(file))).toEqual([...names, ...ofTheLanguage])
    expect(files.filter((file) => file.includes("accents"))).toEqual([])
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(most)
  })

test("the lotteries in English fetch no letters for words that nobody sees, nor those in which Thai names stand small", {
  tag: "@soak",
}, async ({ page, context, site }) => {
  await site.startAnewAtNoon()
  await context.addCookies([{ name: "locale", value: "en", url: site.origin }])
  await comeLoggedIn(page, nipa)
  await page.goto("/lotto", { waitUntil: "networkidle" })
  await expect(page.getByText(/^Closing next: Taiwan 12:10, Thailand 12:15, South Korea 12:35/)).toBeAttached()
  const { files, bytes } = await fontsOf(page)
  expect(files).toEqual([
    "anuphan-latin",
    "anuphan-thai",
    "barlow-semi-condensed-figures-500",
    "barlow-semi-condensed-figures-600",
    "plex-thai-looped-letters-400",
    "plex-thai-looped-plain-400",
  ])
  expect(bytes).toBeLessThanOrEqual(40_000)
})
