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

export const keptClock = (db: Database, machineNow: () => number = Date.now): Clock => {
  let known: { readonly seconds: number; readonly readAt: number } | undefined
  const offsetSeconds = async (within: Within = db) => {
    const machine = machineNow()
    if (known !== undefined && Math.abs(machine - known.readAt) < rereadAfterMs) return known.seconds
    const seconds = Number((await readKept(within, offsetName)) ?? 0)
    known = { seconds, readAt: machine }
    return seconds
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
