import { type Referral, referralOf } from "@fakham/core/identity"
import { pageAgent } from "./page-agent.ts"

/** Another site that linked here; this one is none. */
const linkedFrom = (referrer: string): string => (referrer.startsWith(`${location.origin}/`) ? "" : referrer)

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
