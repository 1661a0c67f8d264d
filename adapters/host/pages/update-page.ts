import { createHash } from "node:crypto"
import { type Locale, languageTag } from "@fakham/core"
import { parse } from "hono/utils/cookie"
import type { BrandLook } from "../brand/brand-look.ts"
import { encodedNow } from "../files/encoding.ts"
import type { HostSettings } from "../settings/settings.ts"
import type { SitesOperator } from "../sites/operator.ts"
import { siteFor } from "../sites/site-for.ts"
import type { BuiltSite } from "./built-site.ts"
import type { PageRequest } from "./page.ts"
import { escaped, moon } from "./template.ts"

/** Where the page sends browsers that lack what it needs; what they wanted stands after a question mark. */
export const updatePath = "/update.html"

type UpdateRequest = Pick<PageRequest, "search" | "host" | "cookies"> & {
  readonly https: boolean
  /** The browser's own languages, as it sends them. */
  readonly languages: string
}

/** What a browser is shown that is too old for the site: a page without scripts, in the visitor's language. */
export const updatePageOf =
  (site: BuiltSite, operator: SitesOperator, settings: HostSettings) =>
  async ({ search, host, cookies, languages, https }: UpdateRequest) => {
    const { look, brand, liveChatUrl } = settings
    const [answer, liveChat = liveChatUrl] = await Promise.all([siteFor(operator, settings, host), operator.liveChat()])
    const locale = languageOf(look, parse(cookies)["locale"], languages)
    const title = escaped((answer.is === "known" && answer.detail.title) || brand)
    const wanted = escaped(`${https ? "https" : "http"}://${host}${wantedPath(search)}`)
    const content = (liveChat === "" ? site.update[locale].replace(chatLink, "") : site.update[locale])
      .replaceAll("%wanted%", () => wanted)
      .replaceAll("%chat%", () => escaped(liveChat))
    const html = `<!doctype html>
<html lang="${languageTag[locale]}" data-theme="dark">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="theme-color" content="${escaped(look.themeColor.dark)}" />
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="/update.css" />${look.style}
</head>
<body><header><svg viewBox="0 0 28 28">${look.mark ?? moon}</svg>${title}</header>${content}</body>
</html>
`
    const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`
    return { etag, encoded: encodedNow(html) }
  }

const chatLink = /<a [^>]*href="%chat%"[^>]*>[^<]*<\/a>/

/** The chosen language, else the first of the browser's that is offered, else that of every new visitor. */
const languageOf = ({ offered, language }: BrandLook, chosen: string | undefined, languages: string): Locale => {
  const known = languages
    .toLowerCase()
    .split(",")
    .flatMap((range) => offered.find((locale) => languageTag[locale] === range.trim().split(/[-;]/, 1)[0]) ?? [])
  return offered.find((locale) => locale === chosen) ?? known[0] ?? language
}

/** The page of this site that stands after the question mark; the first one where there is none. */
const wantedPath = (search: string): string => {
  try {
    const { origin, pathname, search: asked } = new URL(decodeURIComponent(search.slice(1)), "http://site")
    return origin === "http://site" ? pathname + asked : "/"
  } catch {
    return "/"
  }
}
