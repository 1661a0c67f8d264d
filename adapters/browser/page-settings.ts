import { noSupport, type SiteInput, type Support } from "@fakham/core"
import * as v from "valibot"

const text = v.optional(v.string(), "")
const Detail = v.object({ title: v.string(), description: text, siteVerification: text, gaID: text })
const Settings = v.object({
  mainHosts: v.optional(v.array(v.string())),
  site: v.optional(v.union([v.picklist(["main", "notAllowed"]), Detail])),
  brand: v.optional(v.pipe(v.string(), v.minLength(1)), "ฟ้าค่ำ"),
  description: text,
  liveChatUrl: text,
  push: v.optional(v.object({ key: v.string(), channel: v.picklist(["{uuid}", "private-{uuid}"]) }), {
    key: "fakham-demo",
    channel: "{uuid}",
  }),
})

export type PageSettings = {
  readonly site: Omit<SiteInput, "host">
  /** Whom to ask where the agent has nobody of its own. */
  readonly support: Support
  /** The push app's public key, and how a player's channel is called; it is reached at the site's own address. */
  readonly push: { readonly key: string; readonly channel: "{uuid}" | "private-{uuid}" }
}

/** What the server wrote into the page about this site; a page without it is its own main host. */
export const pageSettings = (): PageSettings => {
  const { mainHosts, site, brand, description, liveChatUrl, push } = v.parse(Settings, written())
  return {
    site: {
      mainHosts: mainHosts ?? [location.host],
      told: site,
      standard: { title: brand, description, siteVerification: "", gaID: "" },
    },
    support: { ...noSupport, urlSupport: liveChatUrl },
    push,
  }
}

const written = (): unknown => {
  try {
    const told: unknown = JSON.parse(document.getElementById("settings")?.textContent ?? "{}")
    return v.is(Settings, told) ? told : {}
  } catch {
    return {}
  }
}
