import { type Locale, languageTag } from "@fakham/core"
import { type BrandLook, languageFor } from "./brand/brand-look.ts"
import type { Operator } from "./operator.ts"
import type { HostSettings } from "./settings.ts"
import { siteFor } from "./site-for.ts"
import { escaped } from "./template.ts"

export const manifestPath = "/manifest.webmanifest"

/** Browsers ask for a manifest without cookies, so that its address says the language. */
export const manifestLinks = (locale: Locale, { touchIcon }: BrandLook): string =>
  [
    `<link rel="manifest" href="${manifestPath}?locale=${locale}" />`,
    touchIcon === undefined ? "" : `<link rel="apple-touch-icon" href="${escaped(touchIcon)}" />`,
  ].join("")

type Asked = { readonly host: string; readonly locale: string | undefined }

/** The site as a phone installs it: under the name, in the colours and with the icons of the page that offered it. */
export const installManifest = async (operator: Operator, settings: HostSettings, { host, locale }: Asked) => {
  const answer = await siteFor(operator, settings, host)
  const detail = answer.is === "known" ? answer.detail : undefined
  const name = detail?.title || settings.brand
  const { look } = settings
  return {
    // One site whatever the language it was installed in.
    id: "/",
    name,
    short_name: name,
    description: detail?.description || settings.description,
    lang: languageTag[languageFor(look, locale)],
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: look.themeColor.dark,
    background_color: look.ground,
    icons: look.appIcons,
  }
}
