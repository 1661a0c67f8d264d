import { createHash } from "node:crypto"
import { BoundedMap } from "@fakham/adapters/environment"
import { languageTag, themeOf, tokenExpiryCheck } from "@fakham/core"
import { sessionOf } from "@fakham/operator/first-calls"
import { parse } from "hono/utils/cookie"
import { languageFor, withoutOthers } from "../brand/brand-look.ts"
import { type ExtraSources, partnerFrameOrigins, together } from "../content-policy.ts"
import { type EncodedBody, encodedNow } from "../files/encoding.ts"
import { tokenOfPage } from "../session/cookies.ts"
import type { HostSettings } from "../settings/settings.ts"
import { hasPort } from "../sites/cached-sites.ts"
import { descriptionOf, manifestLinks } from "../sites/install-manifest.ts"
import type { SitesOperator } from "../sites/operator.ts"
import { pageTags, siteOrigin } from "../sites/search-engines.ts"
import { type HostAnswer, siteFor } from "../sites/site-for.ts"
import type { BuiltSite } from "./built-site.ts"
import type { PageHead, PageHeads } from "./page-heads.ts"
import type { PageRoute } from "./page-routes.ts"
import { pageShown } from "./prerendered-pages.ts"
import { escaped } from "./template.ts"
import { visitorDataOf } from "./visitor-data.ts"

export type RenderedPage = {
  readonly etag: string
  readonly encoded: EncodedBody
  readonly status: 200 | 404
  readonly sources: ExtraSources
}
export type PageRequest = {
  readonly path: string
  /** What was sent after the path. */
  readonly search: string
  readonly host: string
  readonly cookies: string
  /** Visitors come by https. */
  readonly https: boolean
}

/** The page with nothing prerendered, so without anything of its visitor: what a browser keeps for when it is offline. */
export const shellPath = "/offline.html"

const mostPages = 256

/** Answers every page route with the one document of the site, in the visitor's language and under the host's name. */
export const pagesOf = (site: BuiltSite, operator: SitesOperator, settings: HostSettings) => {
  const cache = new BoundedMap<EncodedBody>(mostPages)
  const encoded = (html: string, etag: string, isCacheable: boolean) => {
    const known = cache.get(etag)
    const page = known ?? encodedNow(html)
    if (known !== undefined || isCacheable) cache.set(etag, page)
    return page
  }

  const { brand, liveChatUrl, mainHosts, push, shareImage, vendors } = settings
  const { externalOrigins, partnerOrigins, look, ofSite } = settings
  const { recaptchaKey, fingerprint, firebase, chatFrame } = vendors
  const fixed = {
    brand,
    liveChatUrl,
    mainHosts,
    push,
    recaptchaKey,
    fingerprint,
    firebase,
    chatFrame,
    privacyUrl: settings.privacyUrl,
    termsUrl: settings.termsUrl,
    ...(externalOrigins.length > 0 && { externalOrigins }),
    ...ofSite,
    ...(settings.tokenExpiryCheck !== tokenExpiryCheck && { tokenExpiryCheck: settings.tokenExpiryCheck }),
    ...(settings.errorCollector !== undefined && { collectsErrors: true }),
  }

  return async ({ path, search, host, cookies, https }: PageRequest): Promise<RenderedPage> => {
    const [answer, liveChat, hasLine] = await Promise.all([
      siteFor(operator, settings, host),
      operator.liveChat(),
      operator.hasLine(),
    ])
    const chat = liveChat ?? liveChatUrl
    const { locale: chosen, theme } = parse(cookies)
    const token = tokenOfPage(cookies, https)
    const locale = languageFor(look, chosen)
    const route = site.routes(path)
    const detail = answer.is === "known" ? answer.detail : undefined
    const { data: ofVisitors, sources } = visitorDataOf(vendors, settings.measuresVisits, detail)
    const framed = partnerFrameOrigins(partnerOrigins, host)
    const name = detail?.title || brand
    const isShown = route !== undefined && answer.is !== "notAllowed"
    const session = token === undefined ? undefined : sessionOf(token, settings.tokenExpiryCheck)
    const prerendered = isShown ? site.pages(route.canonical, search, session) : undefined
    const { styles, preloads } = site.links(locale, prerendered)
    const shown = route && pageShown(route.canonical, session)
    const head = headOf(site.heads, answer, route, shown)
    const title = head === undefined || path === shellPath ? name : `${head.title[locale]} - ${name}`
    const ownDescription = shown === "/" ? undefined : head?.description?.[locale]
    const description = ownDescription ?? descriptionOf(settings, site.heads, detail, locale)
    const home = siteOrigin(settings, answer, host, https)
    const verification = answer.is === "main" ? settings.siteVerification : detail?.siteVerification
    const html = site.template({
      lang: languageTag[locale],
      theme: themeOf(theme),
      title,
      description,
      themeColor: look.themeColor[themeOf(theme)],
      head: [
        site.prefetchScript(prerendered),
        preloads,
        manifestLinks(locale, look),
        verification && `<meta name="google-site-verification" content="${escaped(verification)}" />`,
        pageTags({
          name,
          title,
          description,
          address: isShown ? home + addressOf(route.canonical) : undefined,
          picture: shareImage?.startsWith("/") ? home + shareImage : shareImage,
          isListed: isShown && site.heads.listed.includes(route.canonical),
        }),
      ]
        .filter(Boolean)
        .join(""),
      styles: styles + look.style,
      mark: look.mark,
      prerendered: prerendered && withoutLine(withoutOthers(prerendered.html(locale, escaped(name)), look), hasLine),
      settings: {
        ...fixed,
        ...ofVisitors,
        ...(!hasLine && { line: false }),
        ...(framed.length > 0 && { framed }),
        site: siteIn(answer),
      },
      liveChat: chat === "" ? undefined : chat,
    })
    const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`
    const status = isShown || (path === shellPath && answer.is !== "notAllowed") ? 200 : 404
    const isCacheable = !isMadeUp(answer, host, search, route)
    return { etag, encoded: encoded(html, etag, isCacheable), status, sources: together(site.inline, sources) }
  }
}

/** A page that names a word of its visitor's, of which there are as many as somebody makes up; one that is not there names none. */
const isMadeUp = ({ is }: HostAnswer, host: string, search: string, route: PageRoute | undefined) =>
  (is !== "main" && (is !== "known" || hasPort(host))) || (route !== undefined && (search !== "" || !route.isFixed))

/** A prerendered page without the way in by LINE, where the operator does not have it. */
const withoutLine = (html: string, hasLine: boolean) =>
  hasLine ? html : html.replace(/<a [^>]*href="\/login\/line\/auth"[^>]*>.*?<\/a>/gs, "")

/** What the page is told about its host, so that it need not judge for itself; nothing when nobody could be asked. */
const siteIn = (answer: HostAnswer) => {
  if (answer.is === "awaitingAnswer") return undefined
  return answer.is === "known" ? answer.detail : answer.is
}

/** A path that is no page, or that this visitor may not see, is called by what stands in its place. */
const headOf = (
  heads: PageHeads,
  { is }: HostAnswer,
  route: { readonly canonical: string } | undefined,
  shown: string | undefined,
): PageHead | undefined => {
  if (is === "notAllowed") return heads.notAllowed
  if (route === undefined) return heads.notFound
  return shown === undefined ? heads.forbidden : heads.of(shown)
}

const addressOf = (path: string) => path.split("/").map(encodeURIComponent).join("/")
