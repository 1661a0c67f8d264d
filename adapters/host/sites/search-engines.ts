import type { PageHeads } from "../pages/page-heads.ts"
import { escaped } from "../pages/template.ts"
import type { HostSettings } from "../settings/settings.ts"
import type { SitesOperator } from "./operator.ts"
import { type HostAnswer, siteFor } from "./site-for.ts"

export const robotsPath = "/robots.txt"
export const sitemapPath = "/sitemap.xml"

/** Where a page of this site has its one address: at home that is the first of the main hosts. */
export const siteOrigin = ({ mainHosts }: HostSettings, { is }: HostAnswer, host: string, https: boolean): string =>
  `${https ? "https" : "http"}://${(is === "main" ? mainHosts[0] : undefined) ?? host}`

type PageTags = {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The page's own address. */
  readonly address: string | undefined
  readonly picture: string | undefined
  readonly isListed: boolean
}

/** What search engines and messengers read of a page, as markup. */
export const pageTags = ({ name, title, description, address, picture, isListed }: PageTags): string =>
  [
    !isListed && `<meta name="robots" content="noindex" />`,
    address !== undefined && `<link rel="canonical" href="${escaped(address)}" />`,
    property("type", "website"),
    property("site_name", name),
    property("title", title),
    property("description", description),
    address !== undefined && property("url", address),
    picture !== undefined && property("image", picture),
  ]
    .filter(Boolean)
    .join("")

const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`

type Asked = { readonly host: string; readonly https: boolean }

/** A host that the operator does not allow is not to be read at all. */
export const robotsText = async (operator: SitesOperator, settings: HostSettings, { host, https }: Asked) => {
  const answer = await siteFor(operator, settings, host)
  return answer.is === "notAllowed"
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nAllow: /\nSitemap: ${siteOrigin(settings, answer, host, https)}${sitemapPath}\n`
}

/** The pages that anyone may read; nothing for a host that the operator does not allow. */
export const sitemap = async (
  operator: SitesOperator,
  settings: HostSettings,
  { listed }: PageHeads,
  { host, https }: Asked,
): Promise<string | undefined> => {
  const answer = await siteFor(operator, settings, host)
  if (answer.is === "notAllowed") return undefined
  const origin = siteOrigin(settings, answer, host, https)
  const pages = listed.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join("")}</urlset>
`
}
