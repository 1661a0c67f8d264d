import type { Instant } from "./bangkok.ts"

/** One question to the server: when this device sent it and had the answer, and what the server's clock said between. */
export type ClockSample = { readonly sentAt: Instant; readonly serverNow: Instant; readonly receivedAt: Instant }

/** What is known of the server's clock: how far it is ahead of this device's, give or take half a round trip. */
export type ServerClock = { readonly offset: number; readonly roundTrip: number }

/** Before the first answer, this device's clock is all there is. */
export const unlearned: ServerClock = { offset: 0, roundTrip: Number.POSITIVE_INFINITY }

/**
 * The quickest answer is the most exact, so it is kept, until a newer one proves that both cannot be true:
 * then this device's clock was moved, and the newer one counts.
 */
export const learned = (clock: ServerClock, { sentAt, serverNow, receivedAt }: ClockSample): ServerClock => {
  const roundTrip = receivedAt - sentAt
  if (!(roundTrip >= 0) || !Number.isFinite(serverNow)) return clock
  const measured = { offset: Math.round(serverNow - (sentAt + receivedAt) / 2), roundTrip }
  const contradicts = Math.abs(measured.offset - clock.offset) > (measured.roundTrip + clock.roundTrip) / 2 + 1
  return contradicts || roundTrip <= clock.roundTrip ? measured : clock
}

export const serverNow = (clock: ServerClock, deviceNow: Instant): Instant => deviceNow + clock.offset

/** The clock that the whole site goes by: it learns from answers as they come. */
export const makeServerClock = (deviceNow: () => Instant) => {
  let clock = unlearned
  return {
    now: (): Instant => serverNow(clock, deviceNow()),
    /** Tells whether what the clock shows has changed, so that timers can be set anew. */
    learn: (sample: ClockSample): boolean => {
      const { offset } = clock
      clock = learned(clock, sample)
      return clock.offset !== offset
    },
  }
}
