import type { Locale } from "@fakham/core"
import type { Browser, Page } from "playwright"

export type Phone = {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly sharpness: number
}

/** Wide enough for a column as wide as the pictures. */
export const pictured: Phone = { viewport: { width: 352, height: 900 }, sharpness: 2 }

/** When everything is pictured: some minutes are left of the frequent rounds. */
export const pictureTime = "2026-11-20T12:03:20+07:00"

export const nipasLogin = { userName: "nipa2569", password: "Phlu2569*m" }

type Visitor = { readonly userName: string; readonly password: string }

/** A phone, or a desktop where it is wide, whose clock stands at one moment, and that makes up the same random numbers every time. */
export const openPhone = async (
  browser: Browser,
  address: string,
  { viewport, sharpness }: Phone,
  locale: Locale,
  visitor?: Visitor,
): Promise<Page> => {
  const isHandheld = viewport.width < 600
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    deviceScaleFactor: sharpness,
    isMobile: isHandheld,
    hasTouch: isHandheld,
    reducedMotion: "reduce",
    locale: "en",
    timezoneId: "Asia/Bangkok",
  })
  const cookie = (name: string, value: string) => ({ name, value, url: address })
  await context.addCookies([cookie("locale", locale)])
  await context.addInitScript((moment) => {
    let drawn = 1
    const next = () => (drawn = (drawn * 48_271) % 2_147_483_647) / 2_147_483_647
    Date.now = () => moment
    performance.now = () => 0
    Math.random = next
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.set(Array.from(array, () => Math.floor(next() * 256)))
      return array
    }
    crypto.randomUUID = () => {
      const hex = (length: number) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join("")
      return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}` as const
    }
  }, Date.parse(pictureTime))
  const page = await context.newPage()
  if (visitor !== undefined) {
    const answer = await page.request.post("/api/users.login", { data: visitor })
    await context.addCookies([cookie("token", answer.headers()["x-access-token"] ?? "")])
  }
  return page
}
