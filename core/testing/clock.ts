import { SimulatedClock } from "xstate"
import type { Instant } from "../time/bangkok.ts"
import { makeServerClock } from "../time/server-clock.ts"

/** Knows when each of its timers is due. */
class ClockOfTimers extends SimulatedClock {
  private readonly due = new Map<ReturnType<SimulatedClock["setTimeout"]>, number>()

  override setTimeout(act: () => void, wait: number) {
    const id = super.setTimeout(() => {
      this.due.delete(id)
      act()
    }, wait)
    this.due.set(id, this.now() + wait)
    return id
  }

  override clearTimeout(id: ReturnType<SimulatedClock["setTimeout"]>) {
    this.due.delete(id)
    super.clearTimeout(id)
  }

  untilNext() {
    return Math.ceil(Math.min(...this.due.values()) - this.now())
  }
}

/** A clock for machines that tests turn by hand. Time passes from timer to timer, so that chained timers keep step. */
export const handClock = (): { clock: SimulatedClock; pass: (milliseconds: number) => void } => {
  const clock = new ClockOfTimers()
  let isPassing = false
  const passStepwise = (milliseconds: number) => {
    for (let left = milliseconds; left > 0; ) {
      const step = Math.min(left, Math.max(1, clock.untilNext()))
      clock.increment(step)
      left -= step
    }
  }
  const pass = (milliseconds: number) => {
    // A timer that lets time pass itself is over before the next one rings.
    if (isPassing) return clock.increment(milliseconds)
    isPassing = true
    try {
      passStepwise(milliseconds)
    } finally {
      isPassing = false
    }
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
