import { createHash } from "node:crypto"
import { sessionOf } from "@fakham/adapters/operator"
import { canonicalPath, languageTag, themeOf, tokenExpiryCheck } from "@fakham/core"
import { parse } from "hono/utils/cookie"
import { languageFor, withoutOthers } from "./brand/brand-look.ts"
import type { BuiltSite } from "./built-site.ts"
import { type ExtraSources, framedOrigins, together } from "./content-policy.ts"
import { type EncodedBody, encodedNow } from "./encoding.ts"
import { manifestLinks } from "./install-manifest.ts"
import type { Operator } from "./operator.ts"
import type { HostSettings } from "./settings.ts"
import { type HostAnswer, siteFor } from "./site-for.ts"
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
}

/** The page without a frame, so without anything of its visitor: what a browser keeps for when it is offline. */
export const shellPath = "/offline.html"

const mostPagesKept = 256

/** Answers every page route with the one document of the site, in the visitor's language and under the host's name. */
export const pagesOf = (site: BuiltSite, operator: Operator, settings: HostSettings) => {
  const kept = new Map<string, EncodedBody>()
  const encoded = (html: string, etag: string) => {
    const found = kept.get(etag)
    if (found !== undefined) return found
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostPagesKept) kept.delete(oldest)
    const made = encodedNow(html)
    kept.set(etag, made)
    return made
  }

  const { brand, description, liveChatUrl, mainHosts, push, vendors } = settings
  const { externalOrigins, partnerOrigins, look, told } = settings
  const { recaptchaKey, fingerprint, firebase, chatFrame } = vendors
  const fixed = {
    brand,
    description,
    liveChatUrl,
    mainHosts,
    push,
    recaptchaKey,
    fingerprint,
    firebase,
    chatFrame,
    privacyUrl: settings.privacyUrl,
    ...(externalOrigins.length > 0 && { externalOrigins }),
    ...told,
    ...(settings.tokenExpiryCheck !== tokenExpiryCheck && { tokenExpiryCheck: settings.tokenExpiryCheck }),
    ...(settings.errorCollector !== undefined && { collectsErrors: true }),
  }

  return async ({ path, search, host, cookies }: PageRequest): Promise<RenderedPage> => {
    const [answer, liveChat, hasLine] = await Promise.all([
      siteFor(operator, settings, host),
      operator.liveChat(),
      operator.hasLine(),
    ])
    const chat = liveChat ?? liveChatUrl
    const { locale: chosen, theme, token } = parse(cookies)
    const locale = languageFor(look, chosen)
    const route = site.routes(path)
    const detail = answer.is === "known" ? answer.detail : undefined
    const { told: ofVisitors, sources } = visitorDataOf(vendors, detail)
    const framed = framedOrigins(partnerOrigins, host)
    const title = detail?.title || brand
    const isShown = route !== undefined && answer.is !== "notAllowed"
    const session = token === undefined ? undefined : sessionOf(token, settings.tokenExpiryCheck)
    const frame = isShown ? site.frames(route.canonical, search, session) : undefined
    const { styles, preloads } = site.links(locale, frame)
    const html = site.template({
      lang: languageTag[locale],
      theme: themeOf(theme),
      title,
      description: detail?.description || description,
      themeColor: look.themeColor[themeOf(theme)],
      head: [
        site.early(frame),
        preloads,
        manifestLinks(locale, look),
        detail?.siteVerification &&
          `<meta name="google-site-verification" content="${escaped(detail.siteVerification)}" />`,
        route &&
          canonicalPath(path) !== path &&
          `<link rel="canonical" href="${escaped(addressOf(route.canonical))}" />`,
      ]
        .filter(Boolean)
        .join(""),
      styles: styles + look.style,
      mark: look.mark,
      frame: frame && withoutLine(withoutOthers(frame.html(locale, escaped(title)), look), hasLine),
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
    return { etag, encoded: encoded(html, etag), status, sources: together(site.inline, sources) }
  }
}

/** A frame without the way in by LINE, where the operator does not have it. */
const withoutLine = (html: string, hasLine: boolean) =>
  hasLine ? html : html.replace(/<a [^>]*href="\/login\/line\/auth"[^>]*>.*?<\/a>/gs, "")

/** What the page is told about its host, so that it need not judge for itself; nothing when nobody could be asked. */
const siteIn = (answer: HostAnswer) => {
  if (answer.is === "unanswered") return undefined
  return answer.is === "known" ? answer.detail : answer.is
}

const addressOf = (path: string) => path.split("/").map(encodeURIComponent).join("/")
