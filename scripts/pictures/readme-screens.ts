import type { Locale } from "@fakham/core"
import type { Browser, Page } from "playwright"
import { openPhone, type Phone } from "./phone.ts"
import { atTheSameSite } from "./same-site.ts"
import { open } from "./scene.ts"

const seenNews = encodeURIComponent('{"v":1,"id":"demo-alert-1"}')
const somchai = { userName: "somchai88", password: "Duean69#x" }
const phone: Phone = { viewport: { width: 390, height: 844 }, sharpness: 2 }
const desktop: Phone = { viewport: { width: 1280, height: 800 }, sharpness: 1 }

type Screen = {
  readonly size: Phone
  readonly locale: Locale
  readonly theme: "dark" | "light"
  readonly isGuests?: boolean
  readonly go: (page: Page) => Promise<unknown>
}

const main = async (page: Page) => {
  await open(page, "/main")
  await page.locator("main a[href='/lotto/yeekee']").first().waitFor()
}

const slip = async (page: Page) => {
  await open(page, "/lotto/gov/gov-2026-12-01")
  await page.locator("[class^=option-panel-panel]").waitFor()
  for (const digit of "482927") await page.keyboard.press(digit)
  await page.locator("[class^=entry-batch] i").first().waitFor()
}

/** Side by side in one picture: what a player of each language and theme has in hand. */
const rows: Readonly<Record<string, ReadonlyArray<Screen>>> = {
  phone: [
    { size: phone, locale: "th", theme: "dark", isGuests: true, go: (page) => open(page, "/") },
    { size: phone, locale: "th", theme: "dark", go: main },
    { size: phone, locale: "th", theme: "light", go: slip },
    { size: phone, locale: "kh", theme: "dark", go: (page) => open(page, "/no-such-page") },
  ],
  desktop: [{ size: desktop, locale: "en", theme: "dark", go: slip }],
}

const shotOf = async (
  browser: Browser,
  address: string,
  { size, locale, theme, isGuests, go }: Screen,
): Promise<Buffer> => {
  const page = await openPhone(browser, address, size, locale, isGuests ? undefined : somchai)
  await page.context().addCookies([
    { name: "theme", value: theme, url: address },
    { name: "seeNewsAlert", value: seenNews, url: address },
  ])
  await go(page)
  await page.evaluate("document.fonts.ready.then(() => true)")
  const shot = await page.screenshot()
  await page.context().close()
  return shot
}

const sideBySide = async (browser: Browser, shots: ReadonlyArray<Buffer>): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1608, height: 1 } })
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString("base64")}">`).join("")
  const style =
    "body { margin: 0; display: flex; gap: 12px; padding: 6px; background: #5b5a6b } img { flex: 1; width: 0; align-self: start }"
  await page.setContent(`<!doctype html><style>${style}</style>${images}`)
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}

/** The pictures of the README by their names: some pages of the phone side by side, and one of the desktop. */
export const takeReadmePictures = (executablePath: string): Promise<ReadonlyMap<string, Buffer>> =>
  atTheSameSite(executablePath, async ({ browser, address }) => {
    const pictures = new Map<string, Buffer>()
    for (const [name, screens] of Object.entries(rows)) {
      const shots: Array<Buffer> = []
      for (const screen of screens) shots.push(await shotOf(browser, address, screen))
      pictures.set(name, await sideBySide(browser, shots))
    }
    return pictures
  })
