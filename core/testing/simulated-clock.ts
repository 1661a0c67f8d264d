import type { Instant } from "../time/bangkok.ts"

type Timer = { readonly at: Instant; readonly act: (...given: Array<never>) => void }

/** The one time of a simulation: it stands still until it is moved to the next moment at which anything is due. */
export const simulatedClock = (start: Instant) => {
  const due = new Map<number, Timer>()
  let [time, count] = [start, 0]
  const setTimeout = (act: Timer["act"], wait: number): number => {
    due.set(++count, { at: time + Math.max(0, wait), act })
    return count
  }
  const clearTimeout = (id: number): void => void due.delete(id)
  return {
    now: (): Instant => time,
    setTimeout,
    clearTimeout,
    /** What XState takes for a clock. */
    timers: { setTimeout, clearTimeout },
    /** How many timers are set. */
    waiting: (): number => due.size,
    /** Runs everything of the next moment, in the order in which it was asked for; false when nothing is due. */
    next: (): boolean => {
      if (due.size === 0) return false
      time = Math.min(...[...due.values()].map(({ at }) => at))
      const together = [...due].filter(([, { at }]) => at === time)
      for (const [id, { act }] of together) if (due.delete(id)) act()
      return true
    },
  }
}

export type SimulationClock = ReturnType<typeof simulatedClock>
