import { expect, type Page } from "@playwright/test"
import { complaintsOf, sticksOut, withLetters } from "../accessibility.ts"
import { test } from "../fixtures.ts"
import { hasCome } from "../pages/login-page.ts"
import type { Site } from "../site.ts"

type Locale = "th" | "en" | "kh" | "mm"
type Theme = "dark" | "light"
type Size = "phone" | "desktop"
type Row = readonly [Locale, Theme, Size]

/** Each of these tables has every language and every theme at every size once; both together have every pair there is. */
const oneWay: ReadonlyArray<Row> = [
  ["th", "dark", "phone"],
  ["en", "light", "phone"],
  ["kh", "dark", "desktop"],
  ["mm", "light", "desktop"],
]
const otherWay: ReadonlyArray<Row> = [
  ["th", "light", "desktop"],
  ["en", "dark", "desktop"],
  ["kh", "light", "phone"],
  ["mm", "dark", "phone"],
]

const everyWay: ReadonlyArray<Row> = [...oneWay, ...otherWay].flatMap(([locale, theme]) => [
  [locale, theme, "phone"],
  [locale, theme, "desktop"],
])

export const pairs = { oneWay, otherWay } as const

/** Whether something sticks out of the open sheet sideways. */
const sticksOutOfSheet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], dialog[open] *")].some(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY + part.tagName),
    ),
  )

/** Texts so squeezed that they stand letter under letter, and numbers that go on in the next line. */
const inPieces = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<string> = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ""
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      const isNumber = /^[\d.,]+$/.test(text)
      if (isNumber ? lines > 1 : lines > 2 && text.length < 2.5 * lines) found.push(text)
    }
    return found
  })

/** With usual letters and with double ones on the narrowest phone; then everything is as it was. */
const fitsNarrow = async (page: Page, what: string) => {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ["100%", "200%"]) {
    await withLetters(page, size)
    expect(await sticksOut(page), `${what} at ${size}`).toBe(false)
    expect(await sticksOutOfSheet(page), `the sheet of ${what} at ${size}`).toBe(false)
    expect(await inPieces(page), `${what} at ${size}`).toEqual([])
  }
  await withLetters(page, "")
  if (usual !== null) await page.setViewportSize(usual)
}

export type Visit = {
  readonly page: Page
  readonly site: Site
  readonly locale: Locale
  /** The hosts that the walk may ask. */
  readonly known: Set<string>
  /** What stands on the page now has nothing axe finds, and nothing of it sticks out at any width. */
  readonly looksRight: (what: string) => Promise<void>
  /** Goes to a page and looks at it once it has loaded. */
  readonly visits: (...addresses: ReadonlyArray<string>) => Promise<void>
}

/** One walk past pages and what opens on them, once for each row; `npm run soak` walks in every language, theme and size. */
export const sweep = (what: string, rows: ReadonlyArray<Row>, walk: (visit: Visit) => Promise<void>): void => {
  for (const [locale, theme, size] of process.env["E2E_MATRIX"] === "full" ? everyWay : rows)
    test(`${what} look right in ${locale} and the ${theme} theme on a ${size}`, { tag: `@${size}` }, async ({
      page,
      context,
      site,
      known,
    }) => {
      test.slow()
      await context.addCookies([
        { name: "locale", value: locale, url: site.origin },
        { name: "theme", value: theme, url: site.origin },
      ])
      const looksRight = async (name: string) => {
        expect(await complaintsOf(page), name).toEqual([])
        expect(await sticksOut(page), name).toBe(false)
        // A wide page has no sheets that a narrow one has, and would lose what is open on it.
        if (size === "phone" || (await page.getByRole("dialog").count()) === 0) await fitsNarrow(page, name)
      }
      const visits = async (...addresses: ReadonlyArray<string>) => {
        for (const address of addresses) {
          await page.goto(address)
          await hasCome(page)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
          await looksRight(address)
        }
      }
      await walk({ page, site, locale, known, looksRight, visits })
    })
}
