import crypto, { randomUUID } from "node:crypto"

/** A UUID of version 7, by the time of this machine: those of one millisecond come in any order. */
export const timedUuid = (now: number): string => {
  const time = now.toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const known: { readonly randomUUIDv7?: () => string } = crypto

/** The id of an entry of the ledger; Node 22 makes none of version 7 by itself. */
export const newEntryId = (): string => known.randomUUIDv7?.() ?? timedUuid(Date.now())
