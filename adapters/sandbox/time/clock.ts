import * as v from "valibot"
import { locksRows } from "../database/lock.ts"
import { storedJson } from "../database/stored-json.ts"
import { readStoredValue, writeStoredOnce, writeStoredValue } from "../database/stored-values.ts"
import type { Database, Within } from "../database/tables.ts"

/** How a clock is set: to a moment, or so far from the machine's time, or from what it shows; then moved by so much. */
export type ClockMove = {
  /** Milliseconds since 1970. */
  readonly at?: number | undefined
  readonly aheadMs?: number | undefined
  readonly byMs?: number | undefined
  /** Whether it stands still from then on; as before when nothing is said. */
  readonly stands?: boolean | undefined
}

export type ClockShown = { readonly now: number; readonly aheadMs: number; readonly stands: boolean }

/** The one clock of the sandbox, which all processes of a database share: it runs with the machine's, or stands still. */
export type Clock = {
  /** Milliseconds since 1970. A transaction asks by itself. */
  readonly now: (within?: Within) => Promise<number>
  readonly shown: () => Promise<ClockShown>
  readonly move: (to: ClockMove) => Promise<void>
}

/** How far the clocks of several processes may lie apart. */
const apart = 5_000

/**
 * The latest moment that can have been written down by now. What lies after it was written before the clock was set
 * back: it holds nobody up, for they would have to wait until that time comes once more.
 */
export const latestBy = (now: number): number => now + apart

/** So far ahead of the machine's time, or the moment at which it stands. */
type Setting = { readonly aheadMs: number } | { readonly standsAt: number }
const storedSetting = storedJson(v.union([v.object({ aheadMs: v.number() }), v.object({ standsAt: v.number() })]))

const settingName = "clock"
const asOnTheMachine: Setting = { aheadMs: 0 }
const rereadAfterMs = 1_000

const shownBy = (setting: Setting, machine: number): ClockShown =>
  "standsAt" in setting
    ? { now: setting.standsAt, aheadMs: setting.standsAt - machine, stands: true }
    : { now: machine + setting.aheadMs, aheadMs: setting.aheadMs, stands: false }

const moved = (setting: Setting, { at, aheadMs, byMs = 0, stands }: ClockMove, machine: number): Setting => {
  const before = shownBy(setting, machine)
  const now = (at ?? (aheadMs === undefined ? before.now : machine + aheadMs)) + byMs
  return (stands ?? before.stands) ? { standsAt: now } : { aheadMs: now - machine }
}

const readSetting = async (within: Within): Promise<Setting> => {
  const stored = await readStoredValue(within, settingName)
  return stored === undefined ? asOnTheMachine : storedSetting.read(stored)
}

/**
 * A clock whose setting is kept in the database. That another process has set it is seen within a second; one that
 * stands is read anew each time, so that whoever moves it has moved it for all.
 */
export const storedClock = (db: Database, machineNow: () => number = Date.now): Clock => {
  let known: { readonly setting: Setting; readonly readAt: number } | undefined
  let movedHere = 0
  let reading: Promise<Setting> | undefined
  const read = async (within: Within) => {
    const [movedBefore, readAt] = [movedHere, machineNow()]
    const setting = await readSetting(within)
    if (known !== undefined && movedHere !== movedBefore) return known.setting
    known = { setting, readAt }
    return setting
  }
  const setting = async (within?: Within) => {
    if (known !== undefined && "standsAt" in known.setting) return read(within ?? db)
    if (known !== undefined && Math.abs(machineNow() - known.readAt) < rereadAfterMs) return known.setting
    if (within !== undefined) return read(within)
    // While it runs, one reads for all who ask meanwhile outside of transactions.
    reading ??= read(db).finally(() => {
      reading = undefined
    })
    return reading
  }
  const readShown = async (within?: Within) => shownBy(await setting(within), machineNow())
  return {
    now: async (within) => (await readShown(within)).now,
    shown: () => readShown(),
    move: async (to) => {
      const next = await db.transaction().execute(async (within) => {
        await writeStoredOnce(within, settingName, storedSetting.write(asOnTheMachine))
        if (locksRows(within))
          await within.selectFrom("kept").select("name").where("name", "=", settingName).forUpdate().execute()
        const set = moved(await readSetting(within), to, machineNow())
        await writeStoredValue(within, settingName, storedSetting.write(set))
        return set
      })
      known = { setting: next, readAt: machineNow() }
      movedHere++
    },
  }
}
