import type { ExtraSources } from "../content-policy.ts"
import { analyticsId } from "../settings/values.ts"
import type { Vendors } from "../settings/vendors.ts"
import type { HostSiteDetail } from "../sites/cached-sites.ts"

/** What a page says of what uses a visitor's data, and what the content policy needs for it. */
export const visitorDataOf = (
  { analytics, fingerprint }: Pick<Vendors, "analytics" | "fingerprint">,
  measuresVisits: boolean,
  detail: HostSiteDetail | undefined,
) => {
  const named = detail === undefined ? analytics.id : detail.gaID
  const id = named !== undefined && analyticsId.test(named) ? named : undefined
  const asks = [
    ...(id === undefined && !measuresVisits ? [] : ["statistics"]),
    ...(fingerprint === undefined ? [] : ["device"]),
  ]
  const sources: ExtraSources = id === undefined ? {} : { "connect-src": [analytics.origin] }
  return {
    data: {
      ...(id !== undefined && { analytics: { id, address: `${analytics.origin}/g/collect` } }),
      ...(measuresVisits && { measuresVisits }),
      ...(asks.length > 0 && { asks }),
    },
    sources,
  }
}
