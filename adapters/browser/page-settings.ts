import { noSupport, type SiteInput, type Support } from "@fakham/core"
import * as v from "valibot"

const text = v.optional(v.string(), "")
const Settings = v.object({
  mainHosts: v.optional(v.array(v.string())),
  brand: v.optional(v.pipe(v.string(), v.minLength(1)), "ฟ้าค่ำ"),
  description: text,
  liveChatUrl: text,
})

export type PageSettings = {
  readonly site: Pick<SiteInput, "mainHosts" | "standard">
  /** Whom to ask where the agent has nobody of its own. */
  readonly support: Support
}

/** What the server wrote into the page about this site; a page without it is its own main host. */
export const pageSettings = (): PageSettings => {
  const { mainHosts, brand, description, liveChatUrl } = v.parse(Settings, written())
  return {
    site: {
      mainHosts: mainHosts ?? [location.host],
      standard: { title: brand, description, siteVerification: "", gaID: "" },
    },
    support: { ...noSupport, urlSupport: liveChatUrl },
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
