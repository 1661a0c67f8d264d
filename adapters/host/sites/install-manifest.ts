import { type Locale, languageTag } from "@fakham/core"
import { type BrandLook, languageFor } from "../brand/brand-look.ts"
import type { PageHeads } from "../pages/page-heads.ts"
import { escaped } from "../pages/template.ts"
import type { HostSettings } from "../settings/settings.ts"
import type { HostSiteDetail } from "./cached-sites.ts"
import type { SitesOperator } from "./operator.ts"
import { siteFor } from "./site-for.ts"

export const manifestPath = "/manifest.webmanifest"

/** Browsers ask for a manifest without cookies, so that its address says the language. */
export const manifestLinks = (locale: Locale, { touchIcon }: BrandLook): string =>
  [
    `<link rel="manifest" href="${manifestPath}?locale=${locale}" />`,
    touchIcon === undefined ? "" : `<link rel="apple-touch-icon" href="${escaped(touchIcon)}" />`,
  ].join("")

/** One sentence on the site: the operator's under its hosts, the setting's, else the site's own in that language. */
export const descriptionOf = (
  { description }: HostSettings,
  { ofSite }: PageHeads,
  detail: HostSiteDetail | undefined,
  locale: Locale,
): string => detail?.description || description || (ofSite?.description?.[locale] ?? "")

type Asked = { readonly host: string; readonly locale: string | undefined }

/** The site as a phone installs it: under the name, in the colours and with the icons of the page that offered it. */
export const installManifest = async (
  operator: SitesOperator,
  settings: HostSettings,
  heads: PageHeads,
  { host, locale }: Asked,
) => {
  const answer = await siteFor(operator, settings, host)
  const detail = answer.is === "known" ? answer.detail : undefined
  const name = detail?.title || settings.brand
  const { look } = settings
  const shown = languageFor(look, locale)
  return {
    // One site whatever the language it was installed in.
    id: "/",
    name,
    short_name: name,
    description: descriptionOf(settings, heads, detail, shown),
    lang: languageTag[shown],
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: look.themeColor.dark,
    background_color: look.ground,
    icons: look.appIcons,
  }
}
