import { expect, type Page } from "@playwright/test"
import { hasCome } from "../identity/login-page.ts"
import { complaintsOf, sticksOut, withLetters } from "../testing/accessibility.ts"
import { test } from "../testing/fixtures.ts"
import { goWithin } from "../testing/go-within.ts"
import type { Site } from "../testing/site.ts"
import { brokenLines } from "./lines.ts"

type Locale = "th" | "en" | "kh" | "mm"
type Theme = "dark" | "light"
type Size = "phone" | "desktop"
type Row = readonly [Locale, Theme, Size]

const everyWay: ReadonlyArray<Row> = (["th", "en", "kh", "mm"] as const).flatMap((locale) =>
  (["dark", "light"] as const).flatMap((theme) =>
    (["phone", "desktop"] as const).map((size): Row => [locale, theme, size]),
  ),
)

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

const isSoak = process.env["E2E_MATRIX"] === "full"

/** Where double letters fit, usual ones do: the soak looks at both. */
const narrowLetters = isSoak ? ["100%", "200%"] : ["200%"]

/** Until the page has heard of its new size and drawn itself anew. */
const resize = async (page: Page, size: { readonly width: number; readonly height: number }) => {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}

/** On narrow phones; then everything is as it was. */
const fitsNarrow = async (page: Page, what: string) => {
  const usual = page.viewportSize()
  await resize(page, { width: 360, height: 640 })
  expect(await brokenLines(page), `${what} on 360 px`).toEqual([])
  await resize(page, { width: 320, height: 640 })
  for (const size of narrowLetters) {
    await withLetters(page, size)
    expect(await sticksOut(page), `${what} at ${size}`).toBe(false)
    expect(await sticksOutOfSheet(page), `the sheet of ${what} at ${size}`).toBe(false)
    expect(await inPieces(page), `${what} at ${size}`).toEqual([])
  }
  await withLetters(page, "")
  if (usual !== null) await resize(page, usual)
}

/** Goes to another page without loading it anew, until it has another title or heading; the same page would keep both. */
const goOn = async (page: Page, address: string) => {
  const [from, to] = [new URL(page.url()), new URL(address, page.url())]
  if (to.origin !== from.origin || to.pathname === from.pathname) return page.goto(address)
  const left = await page.evaluate(() => {
    document.querySelector("h1")?.setAttribute("data-left", "")
    return document.title
  })
  await goWithin(page, address)
  return page.waitForFunction(
    (title) => document.title !== title || document.querySelector("h1[data-left]") === null,
    left,
  )
}

export type LookVisit = {
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

/** One walk past pages and what opens on them, in these languages, themes and sizes; `npm run soak` walks in all there are. */
export const sweep = (what: string, rows: ReadonlyArray<Row>, walk: (visit: LookVisit) => Promise<void>): void => {
  for (const [locale, theme, size] of isSoak ? everyWay : rows)
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
        for (const [at, address] of addresses.entries()) {
          if (at === 0) await page.goto(address)
          else await goOn(page, address)
          await hasCome(page)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
          await looksRight(address)
        }
      }
      await walk({ page, site, locale, known, looksRight, visits })
    })
}
