import { bahtOfSatang } from "@fakham/core"
import { moneyUpdate } from "@fakham/operator/wire"
import type { From, Pushed } from "../announcements/announcements.ts"
import type { Log } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { balance } from "../ledger/ledger.ts"

export type PushTo = {
  /** On which channels a player is told. */
  readonly channelsOf: (uuid: string) => ReadonlyArray<string>
  /** Changes that this process does not push: another one does, or nobody follows. */
  readonly leavesOut: (channels: ReadonlyArray<string>, from: From) => boolean
  readonly push: (pushed: Pushed) => Promise<void> | void
}

/**
 * Tells a player's channels the balance whenever it has changed. One reading and telling at a time for each player, so
 * that no older balance comes after a newer one; changes in the meantime are told together.
 */
export const pushMoney = (
  { db, announcements }: Pick<Internals, "db" | "announcements">,
  { channelsOf, leavesOut, push }: PushTo,
  log: Log,
) => {
  const emitting = new Map<string, Promise<void>>()
  const again = new Set<string>()

  const emit = async (uuid: string, channels: ReadonlyArray<string>) => {
    try {
      do {
        again.delete(uuid)
        const data = JSON.stringify({ balance: bahtOfSatang(await balance(db, "cash", uuid)) })
        await push({ event: moneyUpdate, data, channels })
      } while (again.has(uuid))
    } catch (error) {
      log({ level: "error", error: error instanceof Error ? error.message : String(error) })
    } finally {
      again.delete(uuid)
      emitting.delete(uuid)
    }
  }

  const unsubscribe = announcements.subscribe((announced, from) => {
    if (announced.type !== "cash.changed") return
    const { uuid } = announced
    const channels = channelsOf(uuid)
    if (leavesOut(channels, from)) return
    if (emitting.has(uuid)) again.add(uuid)
    else emitting.set(uuid, emit(uuid, channels))
  })
  return {
    stop: async (): Promise<void> => {
      unsubscribe()
      await Promise.all(emitting.values())
    },
  }
}
