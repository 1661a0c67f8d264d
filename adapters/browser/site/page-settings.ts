import {
  type Locale,
  locales,
  noSupport,
  type SiteInput,
  type Support,
  type TokenExpiryCheck,
  tokenExpiryCheck as usualExpiryCheck,
} from "@fakham/core"
import * as v from "valibot"
import { parsedJson } from "../json-text.ts"

const text = v.optional(v.string(), "")
const Detail = v.object({ title: v.string(), description: text, siteVerification: text, gaID: text })
const Settings = v.object({
  mainHosts: v.optional(v.array(v.string())),
  site: v.optional(v.union([v.picklist(["main", "notAllowed"]), Detail])),
  brand: v.optional(v.string(), "ฟ้าค่ำ"),
  liveChatUrl: text,
  languages: v.optional(v.array(v.picklist(locales)), [...locales]),
  tokenExpiryCheck: v.optional(v.picklist([0, 1]), usualExpiryCheck),
  line: v.optional(v.boolean(), true),
  support: v.optional(v.object({ officePhoneNumber: text, urlBailek: text })),
})

export type PageSettings = {
  readonly site: Omit<SiteInput, "host">
  /** Whom to ask where the agent has nobody of its own. */
  readonly support: Support
  /** The languages that this site offers. */
  readonly languages: ReadonlyArray<Locale>
  readonly tokenExpiryCheck: TokenExpiryCheck
  /** Whether players can come in by LINE. */
  readonly hasLine: boolean
}

/** What the server wrote into the page about this site; a page without it is its own main host. */
export const pageSettings = (): PageSettings => {
  const settings = writtenSettings()
  const { mainHosts, site, brand, liveChatUrl, languages, tokenExpiryCheck, line, support } = v.parse(
    Settings,
    v.is(Settings, settings) ? settings : {},
  )
  return {
    site: {
      mainHosts: mainHosts ?? [location.host],
      fromServer: site,
      standard: { title: brand, description: "", siteVerification: "", gaID: "" },
    },
    support: { ...noSupport, ...support, urlSupport: liveChatUrl },
    languages,
    tokenExpiryCheck,
    hasLine: line,
  }
}

/** The JSON that the server wrote into the page; what cannot be read is nothing. */
export const writtenSettings = (): unknown => parsedJson(document.getElementById("settings")?.textContent)
