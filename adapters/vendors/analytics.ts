import * as v from "valibot"
import { writtenSettings } from "../browser/site/page-settings.ts"

/** The site's id at Google Analytics, and where that listens. */
export type AnalyticsSettings = { readonly id: string; readonly address: string }
export type PageView = {
  /** The pattern of the page's address, such as /lotto/yeekee/$betId: nothing of who visits or what they bet on. */
  readonly route: string
  readonly language: string
}

const Settings = v.object({ analytics: v.object({ id: v.string(), address: v.string() }) })

/** Google Analytics as the server wrote it into the page; nothing where the site has no id. */
export const pageAnalytics = (): AnalyticsSettings | undefined => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.analytics : undefined
}

/** Counts pages by Google's measurement protocol, without Google's script; who visits is a number of this browser's. */
export const pageCounter =
  ({ id, address }: AnalyticsSettings, visit: { readonly clientId: () => string; readonly origin: string }) =>
  async ({ route, language }: PageView): Promise<void> => {
    const counted = new URL(address)
    counted.search = new URLSearchParams({
      v: "2",
      tid: id,
      cid: visit.clientId(),
      en: "page_view",
      dl: visit.origin + route,
      ul: language,
    }).toString()
    // What is not counted is missed by nobody.
    await fetch(counted, {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    }).catch(() => undefined)
  }
