import { pageAgent } from "@fakham/adapters/browser/identity"
import { type Referral, referralOf } from "@fakham/core/identity"

/** Another site that linked here; this one is none. */
const linkedFrom = (referrer: string): string => (referrer.startsWith(`${location.origin}/`) ? "" : referrer)

/** Who led a newcomer to this page, as its address and the browser tell it. */
export const arrival = (): Referral => {
  const query = new URLSearchParams(location.search)
  return referralOf({
    path: location.pathname,
    domain: location.hostname,
    referUrl: query.get("referUrl") ?? linkedFrom(document.referrer),
    agent: pageAgent(),
    employeeSlug: query.get("employeeSlug") ?? "",
  })
}
