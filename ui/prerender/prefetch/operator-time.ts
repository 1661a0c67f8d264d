import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import { makeServerClock, second } from "@fakham/core/time"

const clock = makeServerClock(Date.now)

/** The operator's time, as far as the prefetched answers tell it. */
export const { now } = clock

/** Dates of answers are cut to the second. */
export const takeTime = ({ response: { headers }, way: { sentAt, receivedAt } }: PrefetchedAnswer): void => {
  if (headers.has("age")) return
  clock.learn({ sentAt: sentAt - second, receivedAt, serverNow: Date.parse(headers.get("date") ?? "") })
}
