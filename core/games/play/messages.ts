import type { Locale } from "../../language/locale.ts"

/** What a game tells the site that shows it in an iframe. */
export const gameNews = ["ready", "balanceDoubted", "roundBegun", "roundEnded", "leaveAsked"] as const
export type GameNews = (typeof gameNews)[number]

/** What the site tells the game in its iframe: a welcome answers "ready", and it pauses while a sheet lies over it. */
export type SiteMessage = {
  readonly type: "fakham.site"
  readonly version: 1
  readonly event: "welcome" | "pause" | "resume"
  readonly language: Locale
  readonly theme: "dark" | "light"
}

export type SiteLook = Pick<SiteMessage, "language" | "theme">

export const siteMessage = (event: SiteMessage["event"], { language, theme }: SiteLook): SiteMessage => ({
  type: "fakham.site",
  version: 1,
  event,
  language,
  theme,
})

/** What any window may have posted; who did is known by its browser. */
export type PostedMessage = {
  readonly origin: string
  /** Whether it comes from the window in the game's iframe. */
  readonly isFromIframe: boolean
  readonly data: unknown
}

/** What the game said; nothing when anybody else spoke, or in another shape. */
export const gameNewsOf = ({ origin, isFromIframe, data }: PostedMessage, seatOrigin: string): GameNews | undefined => {
  if (!isFromIframe || origin !== seatOrigin || typeof data !== "object" || data === null) return undefined
  const { type, version, event }: { type?: unknown; version?: unknown; event?: unknown } = data
  return type === "fakham.game" && version === 1 ? gameNews.find((one) => one === event) : undefined
}
