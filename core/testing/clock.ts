import { SimulatedClock } from "xstate"
import type { Instant } from "../time/bangkok.ts"
import { makeServerClock } from "../time/server-clock.ts"

/** A clock for machines that tests turn by hand. Time passes a millisecond at a time, so that chained timers keep step. */
export const handClock = () => {
  const clock = new SimulatedClock()
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed++) clock.increment(1)
  }
  return { clock, pass }
}

type Device = {
  /** When it is, by the server. */
  readonly start?: Instant
  /** How far the device's clock is from the server's: above nothing it is fast. */
  readonly fast?: number
  /** How many milliseconds the device gains in a second, or loses below nothing. */
  readonly gains?: number
}

/** A device whose clock is wrong, beside a server whose clock is right: time and answers pass by hand. */
export const handServerClock = ({ start = 0, fast = 0, gains = 0 }: Device = {}) => {
  let [server, device] = [start, start + fast]
  const clock = makeServerClock(() => Math.round(device))
  const pass = (milliseconds: number) => {
    server += milliseconds
    device += milliseconds * (1 + gains / 1_000)
  }
  return {
    pass,
    /** What the site takes the server's clock for. */
    now: clock.now,
    serverNow: (): Instant => server,
    deviceNow: (): Instant => Math.round(device),
    /** Somebody sets the device's clock; the server's goes on. */
    setDevice: (by: number) => {
      device += by
    },
    /** Asks the server what time it is; tells whether the site's clock moved. */
    ask: ({ there = 0, back = 0 }: { readonly there?: number; readonly back?: number } = {}): boolean => {
      const sentAt = Math.round(device)
      pass(there)
      const serverNow = server
      pass(back)
      return clock.learn({ sentAt, serverNow, receivedAt: Math.round(device) })
    },
  }
}
