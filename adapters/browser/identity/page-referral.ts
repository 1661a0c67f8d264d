import { type Referral, referralOf } from "@fakham/core/identity"
import * as v from "valibot"
import { writtenSettings } from "../site/page-settings.ts"

/** Another site that linked here; this one is none. */
const linkedFrom = (referrer: string): string => (referrer.startsWith(`${location.origin}/`) ? "" : referrer)

const Settings = v.object({ agent: v.object({ agentId: v.number(), refUid: v.number() }) })

/** Whose newcomers those are that nobody brought, where the server wrote it into the page. */
const pageAgent = (): v.InferOutput<typeof Settings>["agent"] | undefined => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? settings.agent : undefined
}

/** Who led a newcomer to this page, as its address and the browser tell it. */
export const pageReferral = (): Referral => {
  const query = new URLSearchParams(location.search)
  return referralOf({
    path: location.pathname,
    domain: location.hostname,
    referUrl: query.get("referUrl") ?? linkedFrom(document.referrer),
    agent: pageAgent(),
    employeeSlug: query.get("employeeSlug") ?? "",
  })
}
