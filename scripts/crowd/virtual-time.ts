import { setImmediate } from "node:timers/promises"

type Timer = { readonly act: (...given: Array<never>) => void }

/** Timers due within one step happen together; what waits for them is as late as that. */
const step = 10

/** A time that is as long as there is something to do in it: many thousand timers, by steps of ten milliseconds. */
export const virtualTime = () => {
  const due = new Map<number, Map<number, Timer>>()
  const stepOf = new Map<number, number>()
  let [now, count] = [0, 0]
  const setTimeout = (act: Timer["act"], wait: number): number => {
    const at = Math.max(Math.ceil((now + Math.max(0, wait)) / step), Math.floor(now / step) + 1)
    const together = due.get(at) ?? new Map<number, Timer>()
    due.set(at, together.set(++count, { act }))
    stepOf.set(count, at)
    return count
  }
  const clearTimeout = (id: number): void => {
    const at = stepOf.get(id)
    stepOf.delete(id)
    if (at !== undefined) due.get(at)?.delete(id)
  }
  /** Goes on until a moment. What programs do at once, they have done before the next step. */
  const runUntil = async (end: number): Promise<void> => {
    while (now < end) {
      now += step
      const together = due.get(Math.floor(now / step))
      due.delete(Math.floor(now / step))
      if (together === undefined || together.size === 0) continue
      for (const [id, { act }] of together) {
        stepOf.delete(id)
        act()
      }
      await setImmediate()
      await setImmediate()
    }
  }
  return { now: () => now, setTimeout, clearTimeout, timers: { setTimeout, clearTimeout }, runUntil }
}

export type VirtualTime = ReturnType<typeof virtualTime>
