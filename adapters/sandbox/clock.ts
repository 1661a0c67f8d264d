import { readKept, writeKept } from "./database/kept.ts"
import type { Database, Within } from "./database/tables.ts"

const offsetName = "clockOffsetSeconds"
const rereadAfterMs = 1_000

/** The one clock of the sandbox: the machine's time plus an offset that all processes of a database share. */
export type Clock = {
  /** Milliseconds since 1970; an offset that another process has set is seen within a second. A transaction asks by itself. */
  readonly now: (within?: Within) => Promise<number>
  readonly offsetSeconds: () => Promise<number>
  readonly setOffset: (seconds: number) => Promise<void>
}

/** How far the clocks of several processes may lie apart. */
const apart = 5_000

/**
 * The latest moment that can have been written down by now. What lies after it was written before the clock was set
 * back: it holds nobody up, for they would have to wait until that time comes once more.
 */
export const latestBy = (now: number): number => now + apart

export const keptClock = (db: Database, machineNow: () => number = Date.now): Clock => {
  let known: { readonly seconds: number; readonly readAt: number } | undefined
  let reading: Promise<number> | undefined
  const read = async (within: Within) => {
    const [before, readAt] = [known, machineNow()]
    const seconds = Number((await readKept(within, offsetName)) ?? 0)
    if (known === before) known = { seconds, readAt }
    return known?.seconds ?? seconds
  }
  /** Outside of transactions one reads for all who ask meanwhile. */
  const offsetSeconds = async (within?: Within) => {
    if (known !== undefined && Math.abs(machineNow() - known.readAt) < rereadAfterMs) return known.seconds
    if (within !== undefined) return read(within)
    reading ??= read(db).finally(() => {
      reading = undefined
    })
    return reading
  }
  return {
    offsetSeconds: () => offsetSeconds(),
    now: async (within) => machineNow() + (await offsetSeconds(within)) * 1_000,
    setOffset: async (seconds) => {
      await writeKept(db, offsetName, String(seconds))
      known = { seconds, readAt: machineNow() }
    },
  }
}
