import type { Page } from "@playwright/test"
import { complaintsOf, sticksOut, withLetters } from "./accessibility.ts"
import { expect, somchai, test } from "./fixtures.ts"
import { betTable } from "./pages/bet-table.ts"
import { comeLoggedIn } from "./pages/front-door.ts"

const locales = ["th", "en", "kh", "mm"] as const
const themes = ["dark", "light"] as const

/** Whether something sticks out of the open sheet sideways. */
const sticksOutOfSheet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], dialog[open] *")].some(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY + part.tagName),
    ),
  )

/** Large text on the narrowest phone; then everything is as it was. */
const fitsNarrow = async (page: Page, what: string) => {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ["100%", "200%"]) {
    await withLetters(page, size)
    expect(await sticksOut(page), `${what} at ${size}`).toBe(false)
    expect(await sticksOutOfSheet(page), `the sheet of ${what} at ${size}`).toBe(false)
  }
  await withLetters(page, "")
  if (usual !== null) await page.setViewportSize(usual)
}

for (const theme of themes)
  for (const locale of locales)
    test(`the bet page and its sheets have nothing axe finds and fit, in ${locale} and the ${theme} theme`, async ({
      page,
      context,
      site,
      isMobile,
    }) => {
      await context.addCookies([
        { name: "locale", value: locale, url: site.origin },
        { name: "theme", value: theme, url: site.origin },
      ])
      await comeLoggedIn(page, somchai)
      const table = betTable(page, locale)
      const { say } = table
      const looksRight = async (what: string) => {
        expect(await complaintsOf(page), what).toEqual([])
        if (isMobile && theme === "dark") await fitsNarrow(page, what)
      }
      const sheet = async (opener: string) => {
        await table.tap(opener)
        await expect(page.getByRole("dialog")).toBeVisible()
        await looksRight(opener)
        await page.keyboard.press("Escape")
        await expect(page.getByRole("dialog")).toHaveCount(0)
      }
      await table.openRound("gov")
      await expect(page.getByRole("dialog")).toBeVisible()
      await looksRight("the rules")
      await table.acceptRules()
      await table.key("123")
      await table.hasAdded(1)
      await table.key("123")
      await looksRight("the bet page")
      await sheet(say.pull)
      await sheet(say.rates)
      await sheet(say.win)
      await table.tap(say.paste)
      await table.paste("482=20x20\n45=10\n5 ม.ค.\nพี่เอาตัวเดิมนะ")
      await looksRight("a pasted slip")
      await page.keyboard.press("Escape")
      await table.openSlip()
      await looksRight("the slip")
      await table.confirm()
      await expect(page.getByRole("button", { name: say.stake("2.00") })).toBeVisible()
      await looksRight("the order")
      await table.stake("2.00")
      await table.placed()
      await looksRight("the receipt")
    })
