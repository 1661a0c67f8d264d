import { Context, type Stream } from "effect"
import type { Satang } from "../../money/satang.ts"

export type MoneyNews =
  | { readonly type: "cash.changed"; readonly cash: Satang }
  /** The player's money was spoken of in a way that could not be understood. */
  | { readonly type: "balance.invalidated" }
  | { readonly type: "feed.lost" }
  /** From now on nothing is missed; what happened before has to be asked for. */
  | { readonly type: "feed.found" }

/** The operator's announcements about one player's money. Never fails: a lost feed is news too. */
export class MoneyFeed extends Context.Service<
  MoneyFeed,
  { readonly newsOf: (uuid: string) => Stream.Stream<MoneyNews> }
>()("core/site/live/MoneyFeed") {}
