import { Context, type Stream } from "effect"
import type { NumberRate } from "../../poy/limits.ts"

export type RateNews = { readonly type: "rates.changed"; readonly rates: ReadonlyArray<NumberRate> }

/** The operator's word that numbers of a round pay another rate from now on. It may be late or not come at all, and never fails. */
export class RateFeed extends Context.Service<
  RateFeed,
  { readonly newsOf: (betId: string) => Stream.Stream<RateNews> }
>()("core/betting/RateFeed") {}
