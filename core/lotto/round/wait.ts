import type { Instant } from "../../time/bangkok.ts"

/** Timers cannot be set further ahead than some 24 days. */
const longest = 2_000_000_000

/** How long a timer waits for a moment: what is further away, or never comes, is waited for in stretches. */
export const waitFor = (moment: Instant | undefined, now: Instant): number =>
  Math.max(0, Math.min(longest, (moment ?? Number.POSITIVE_INFINITY) - now))
