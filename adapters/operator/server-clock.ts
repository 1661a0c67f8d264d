import type { Unreachable } from "@fakham/core"
import { type Instant, makeServerClock, second } from "@fakham/core/time"
import { Effect } from "effect"
import type { Client, HttpRefused, Way } from "./client.ts"
import { serverTime } from "./wire/index.ts"

export type SyncedClock = {
  /** The operator's time, as far as it is known. */
  readonly now: () => Instant
  /** Whether the operator's time is known: not before its first answer, nor once somebody has set this device's clock. */
  readonly isKnown: () => boolean
  /** For ages: what this device's clock showed when the page was opened, and what has passed since; it never jumps. */
  readonly steadyNow: () => Instant
  readonly deviceNow: () => Instant
  /** Learns from the date of an answer. */
  readonly onAnswer: (headers: Headers, way: Way) => void
  /** Asks the operator for its time to the millisecond. */
  readonly ask: (client: Client) => Effect.Effect<void, HttpRefused | Unreachable>
  /** Tells whenever the clock was set right, until the listener is taken back. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The clock that a whole site goes by, whatever the phone's shows. Dates are cut to the second, so each answer says only
 * between which bounds the operator's clock is ahead; it stands where all answers allow it.
 */
export const makeOperatorClock = (
  deviceNow: () => Instant = Date.now,
  steadyNow: () => Instant = () => performance.timeOrigin + performance.now(),
): SyncedClock => {
  const clock = makeServerClock(deviceNow)
  /** How far this device's clock and the steady one lay apart at the last answer. */
  let apart: number | undefined
  const listeners = new Set<() => void>()
  let bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }
  const learn = ({ sentAt, receivedAt }: Way, statedTime: Instant, cutTo = 0, isCached = false) => {
    if (receivedAt < sentAt || Number.isNaN(statedTime)) return
    const stated = { least: statedTime - receivedAt, most: statedTime + cutTo - sentAt }
    const both = { least: Math.max(bounds.least, stated.least), most: Math.min(bounds.most, stated.most) }
    bounds = both.least <= both.most ? both : stated
    const unsure = bounds.most - bounds.least
    const at = { sentAt: receivedAt - unsure, receivedAt, serverNow: bounds.least + receivedAt }
    if (!isCached) apart = deviceNow() - steadyNow()
    if (clock.learn(at)) for (const listener of listeners) listener()
  }
  return {
    now: clock.now,
    isKnown: () => apart !== undefined && Math.abs(deviceNow() - steadyNow() - apart) < 5 * second,
    steadyNow,
    deviceNow,
    onAnswer: (headers, way) => {
      // What was kept on the way tells when it was made, not how late it is.
      if (!headers.has("age")) learn(way, Date.parse(headers.get("date") ?? ""), second)
      // What this device kept tells how far the clocks lay apart then, which is all there is until the operator answers.
      const at = (name: string) => Number(headers.get(`x-kept-${name}`) ?? Number.NaN)
      if (apart === undefined)
        learn(
          { sentAt: at("asked-at"), receivedAt: at("at") },
          Date.parse(headers.get("x-kept-date") ?? ""),
          second,
          true,
        )
    },
    ask: (client) =>
      Effect.suspend(() => {
        const sentAt = deviceNow()
        return Effect.map(client.ask(serverTime), ({ data }) =>
          learn({ sentAt, receivedAt: deviceNow() }, Date.parse(data.now)),
        )
      }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
