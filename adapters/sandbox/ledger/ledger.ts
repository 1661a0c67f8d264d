import { randomUUIDv7 } from "node:crypto"
import { preparedInsert } from "../database/prepared.ts"
import type { Within } from "../database/tables.ts"
import { type Leg, moveBalances } from "./balances.ts"

export type Movement = {
  readonly idempotencyKey: string
  /** A transaction type of the operator, such as DEPOSIT. */
  readonly kind: string
  readonly at: number
  readonly legs: ReadonlyArray<Leg>
}

/** Writes a movement once: its key meets an error the second time. Its legs have to sum to nothing. */
export const record = (within: Within, movement: Movement): Promise<void> => recordAll(within, [movement])

/**
 * Writes several movements, and with them what their players have: all of it or nothing. A transaction that moves the
 * money of several players does so in one go, as the last thing for which it waits.
 */
export const recordAll = async (within: Within, movements: ReadonlyArray<Movement>): Promise<void> => {
  if (!within.isTransaction) return within.transaction().execute((own) => recordAll(own, movements))
  for (const { idempotencyKey, legs } of movements)
    if (legs.reduce((sum, { satang }) => sum + satang, 0) !== 0)
      throw new RangeError(`The legs of ${idempotencyKey} do not sum to nothing`)
  const entries = movements.flatMap(({ idempotencyKey, kind, at, legs }) =>
    legs.map(({ book, userUuid, satang }) => ({
      idempotency_key: idempotencyKey,
      book,
      user_uuid: userUuid,
      kind,
      satang,
      at,
    })),
  )
  // Those of one millisecond come in any order, and entries of one moment are told by theirs.
  const ids = entries
    .map(() => randomUUIDv7())
    .toSorted()
    .values()
  await writeEntries(
    within,
    entries.map((entry) => ({ id: ids.next().value ?? randomUUIDv7(), ...entry })),
  )
  await moveBalances(
    within,
    movements.flatMap(({ legs }) => legs),
  )
}

const writeEntries = preparedInsert("ledger_entries", [
  "id",
  "idempotency_key",
  "book",
  "user_uuid",
  "kind",
  "satang",
  "at",
])
