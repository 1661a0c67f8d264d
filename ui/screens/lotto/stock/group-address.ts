import { type MarketRegion, marketRegions } from "@fakham/core/lotto"

/** What of a group a page shows, as it stands in the address, written by anybody. */
export type GroupSearch = { readonly view?: unknown; readonly region?: unknown }

/** The region whose markets are shown; nothing for all, and for one that there is not. */
export const regionIn = ({ region }: GroupSearch): MarketRegion | undefined =>
  marketRegions.find((one) => one === region)
