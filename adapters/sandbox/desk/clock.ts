import * as v from "valibot"
import type { Reply } from "../http/reply.ts"
import type { Internals } from "../internals/internals.ts"
import { runDue } from "../scheduler/scheduler.ts"
import type { Clock } from "../time/clock.ts"

const second = 1_000
const tenYears = 10 * 366 * 24 * 3_600
const within = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(-most), v.maxValue(most))

/** A moment or how far from the machine's time, then how far on; and whether the clock stands from then on. */
export const clockMove = v.pipe(
  v.object({
    at: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), v.number())),
    offsetSeconds: v.optional(within(tenYears)),
    moveMs: v.optional(within(tenYears * second)),
    stands: v.optional(v.boolean()),
  }),
  v.check((move) => Object.keys(move).length > 0),
  v.check(({ at, offsetSeconds }) => at === undefined || offsetSeconds === undefined),
)

/** Sets the clock; what came due by that is done before this is answered. */
export const moveClock = async (
  internals: Internals,
  { at, offsetSeconds, moveMs, stands }: v.InferOutput<typeof clockMove>,
): Promise<Reply<Awaited<ReturnType<typeof clockShown>>>> => {
  const aheadMs = offsetSeconds === undefined ? undefined : offsetSeconds * second
  await internals.clock.move({ at, aheadMs, byMs: moveMs, stands })
  await runDue(internals, { waits: true })
  return { data: await clockShown(internals.clock) }
}

/** What the desk says of the clock. */
export const clockShown = async (clock: Clock) => {
  const { now, aheadMs, stands } = await clock.shown()
  return { now: new Date(now).toISOString(), offsetSeconds: Math.round(aheadMs / second), stands }
}
