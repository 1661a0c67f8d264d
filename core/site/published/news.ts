import { Context, type Effect } from "effect"
import type { ConnectionNews } from "../../operator/connectivity.port.ts"
import type { NotOffered, Unreachable } from "../../operator/failures.ts"
import type { OperatorText } from "./operator-text.ts"

/** What every visitor is to see once. */
export type NewsAlert = { readonly id: string; readonly title: string; readonly body: OperatorText }

export type Banner = {
  readonly id: string
  /** What its picture says. */
  readonly title: string
  readonly image: string
  readonly url: string
}

export type News = { readonly alert: NewsAlert | undefined; readonly banners: ReadonlyArray<Banner> }

/** What a visitor has seen of it (the cookies seeNewsAlert and seeBannerClick, which a logout clears). */
export type SeenNews = {
  readonly alert: string | undefined
  /** The address of the agent's popup that was closed. */
  readonly popup?: string | undefined
  readonly banners: ReadonlyArray<string>
}

export type ShownNews = {
  readonly news: News
  /** What the browser remembers, as soon as it has been asked. */
  readonly seen: SeenNews | undefined
  /** Where the popup of the agent leads, while there is one. */
  readonly popup: string | undefined
}

export type NewsEvent =
  | { readonly type: "alert.closed" }
  | { readonly type: "banner.clicked"; readonly id: string }
  | { readonly type: "popup.announced"; readonly address: string | undefined }
  | ConnectionNews

/** Tells what the operator wants visitors to know. */
export class NewsDesk extends Context.Service<
  NewsDesk,
  { readonly latest: () => Effect.Effect<News, NotOffered | Unreachable> }
>()("core/site/NewsDesk") {}

/** What was seen, remembered by the browser. Never fails: what cannot be kept lasts until the page closes. */
export class StoredNews extends Context.Service<
  StoredNews,
  { readonly recall: () => Effect.Effect<SeenNews>; readonly remember: (seen: SeenNews) => Effect.Effect<void> }
>()("core/site/StoredNews") {}

export const nothingAnnounced: News = { alert: undefined, banners: [] }
export const nothingSeen: SeenNews = { alert: undefined, banners: [] }

/** How many banners are remembered as clicked: a cookie is small. */
export const mostStoredBanners = 20

/** An alert is shown, once it is known what was seen before, until it is closed, and again only when it is another one. */
export const alertToShow = ({ alert }: News, seen: SeenNews | undefined): NewsAlert | undefined =>
  seen === undefined || alert?.id === seen.alert ? undefined : alert

/** The popup of the agent is shown until it is closed, and again only when it leads elsewhere. */
export const popupToShow = (popup: string | undefined, seen: SeenNews | undefined): string | undefined =>
  seen === undefined || popup === seen.popup ? undefined : popup

/** A banner is shown until it is clicked. */
export const bannersToShow = ({ banners }: News, seen: SeenNews | undefined): ReadonlyArray<Banner> =>
  seen === undefined ? [] : banners.filter(({ id }) => !seen.banners.includes(id))

/** Alert and popup are shown, and closed, together. */
export const alertClosed = ({ alert }: News, seen: SeenNews, popup?: string): SeenNews => ({
  ...seen,
  alert: alert?.id ?? seen.alert,
  popup: popup ?? seen.popup,
})

/** Whether a banner, or a promotion, leads to a page of this site or out of it; nothing where it leads nowhere that a browser may be sent. */
export const bannerLeads = ({ url }: Pick<Banner, "url">): "within" | "out" | undefined => {
  if (/^\/(?![/\\])/.test(url)) return "within"
  return /^https?:\/\/[^\s/]/i.test(url) ? "out" : undefined
}

/** Banners that are gone are forgotten. */
export const bannerClicked = ({ banners }: News, seen: SeenNews, id: string): SeenNews => {
  const clicked = [...seen.banners.filter((one) => one !== id), id]
  return {
    ...seen,
    banners: clicked.filter((one) => banners.some((banner) => banner.id === one)).slice(-mostStoredBanners),
  }
}
