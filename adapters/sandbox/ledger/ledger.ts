import { randomUUIDv7 } from "node:crypto"
import { nothing, type Satang, satang } from "@fakham/core/money"
import { sql } from "kysely"
import { preparedInsert, preparedRows } from "../database/prepared.ts"
import type { Book } from "../database/tables/money.ts"
import type { Within } from "../database/tables.ts"

/** One side of a movement; without a player it is the operator's own. */
export type Leg = { readonly book: Book; readonly userUuid: string | null; readonly satang: number }

export type Movement = {
  readonly idempotencyKey: string
  /** A transaction type of the operator, such as DEPOSIT. */
  readonly kind: string
  readonly at: number
  readonly legs: ReadonlyArray<Leg>
}

/** Writes a movement once: its key meets an error the second time. Its legs have to sum to nothing. */
export const record = (within: Within, movement: Movement): Promise<void> => recordAll(within, [movement])

/** Writes several movements, each as one alone would be. */
export const recordAll = async (within: Within, movements: ReadonlyArray<Movement>): Promise<void> => {
  for (const { idempotencyKey, legs } of movements)
    if (legs.reduce((sum, { satang }) => sum + satang, 0) !== 0)
      throw new RangeError(`The legs of ${idempotencyKey} do not sum to nothing`)
  await writeEntries(
    within,
    movements.flatMap(({ idempotencyKey, kind, at, legs }) =>
      legs.map(({ book, userUuid, satang }) => ({
        id: randomUUIDv7(),
        idempotency_key: idempotencyKey,
        book,
        user_uuid: userUuid,
        kind,
        satang,
        at,
      })),
    ),
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

/** What a player has in a book: the sum of its entries. */
export const balance = async (within: Within, book: Book, userUuid: string): Promise<Satang> =>
  (await balances(within, book, [userUuid])).get(userUuid) ?? nothing

/** What several players have in a book; who has no entries is not among them. */
export const balances = async (
  within: Within,
  book: Book,
  userUuids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string | null, Satang>> => {
  const found = await sums(
    within,
    userUuids.map((user_uuid) => ({ user_uuid, book })),
  )
  return new Map(found.map(({ user_uuid, sum }) => [user_uuid, satang(sum)]))
}

const sums = preparedRows("ledger_entries", ["user_uuid", "book"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("ledger_entries", (join) =>
      join.onRef("ledger_entries.user_uuid", "=", "given.user_uuid").onRef("ledger_entries.book", "=", "given.book"),
    )
    .select("ledger_entries.user_uuid")
    .select(sql<number>`sum(ledger_entries.satang)`.as("sum"))
    .groupBy("ledger_entries.user_uuid"),
)
