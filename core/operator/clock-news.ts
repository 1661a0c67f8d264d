import type { Stream } from "effect"
import type { Instant } from "../time/bangkok.ts"

/** The operator's clock turned out to show another time than was thought. */
export type ClockNews = { readonly type: "clock.corrected" }

/** What the operator's clock shows, and when that turned out to be another time. */
export type WatchedClock = { readonly now: () => Instant; readonly corrections?: () => Stream.Stream<ClockNews> }
