import { mostStoredBanners, nothingSeen, type SeenNews, StoredNews } from "@fakham/core/site"
import { Effect, Layer } from "effect"
import * as v from "valibot"
import { readCookie, writeCookie } from "../cookies.ts"
import { parsedJson } from "../json-text.ts"

const alertCookie = "seeNewsAlert"
const bannersCookie = "seeBannerClick"
const storedForDays = 365

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(512))
const SeenAlert = v.object({ v: v.literal(1), id: v.optional(Id), popup: v.optional(Address) })
const SeenBanners = v.object({ v: v.literal(1), ids: v.pipe(v.array(Id), v.maxLength(mostStoredBanners)) })

/** Answers `StoredNews` from the cookies that a logout clears; what the browser may not keep, this page keeps. */
export const cookieNews = () => {
  let ofThisPage: SeenNews | undefined
  return Layer.succeed(StoredNews, {
    recall: () => Effect.sync(() => ofThisPage ?? read()),
    remember: (seen) =>
      Effect.sync(() => {
        const { alert: id, popup } = seen
        if (id ?? popup) writeCookie(alertCookie, JSON.stringify({ v: 1, id, popup }), storedForDays)
        writeCookie(bannersCookie, JSON.stringify({ v: 1, ids: seen.banners }), storedForDays)
        ofThisPage = isSame(read(), seen) ? undefined : seen
      }),
  })
}

const read = (): SeenNews => {
  const alert = v.safeParse(SeenAlert, parsedJson(readCookie(alertCookie)))
  const banners = v.safeParse(SeenBanners, parsedJson(readCookie(bannersCookie)))
  return {
    alert: alert.success ? alert.output.id : nothingSeen.alert,
    popup: alert.success ? alert.output.popup : nothingSeen.popup,
    banners: banners.success ? banners.output.ids : nothingSeen.banners,
  }
}

const isSame = (one: SeenNews, other: SeenNews) =>
  one.alert === other.alert && one.popup === other.popup && one.banners.join("\n") === other.banners.join("\n")
