import { Context, type Stream } from "effect"

export type LiveNews =
  | { readonly type: "feed.opened" }
  /** Any sign of life: a message, or an answered beat. */
  | { readonly type: "feed.received" }
  | { readonly type: "feed.closed" }
  /** The operator does not take this player's token. */
  | { readonly type: "feed.refused" }

/** The live connection to the operator. Following it is one try to open it; how that went, and its end, are news. Never fails. */
export class LiveFeed extends Context.Service<LiveFeed, { readonly news: () => Stream.Stream<LiveNews> }>()(
  "core/site/LiveFeed",
) {}
