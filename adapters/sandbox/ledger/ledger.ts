import { randomUUIDv7 } from "node:crypto"
import { type Satang, satang } from "@fakham/core/money"
import { sql } from "kysely"
import { prepared } from "../database/prepared.ts"
import type { Book } from "../database/tables/money.ts"
import type { Rows, Within } from "../database/tables.ts"

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
export const record = async (within: Within, { idempotencyKey, kind, at, legs }: Movement): Promise<void> => {
  if (legs.reduce((sum, { satang }) => sum + satang, 0) !== 0)
    throw new RangeError(`The legs of ${idempotencyKey} do not sum to nothing`)
  const entries = legs.map(({ book, userUuid, satang }) => ({
    id: randomUUIDv7(),
    idempotency_key: idempotencyKey,
    book,
    user_uuid: userUuid,
    kind,
    satang,
    at,
  }))
  await writeEntries(within, { entries })
}

const writeEntries = prepared((within, { entries }: { readonly entries: Rows<"ledger_entries"> }) =>
  within.insertInto("ledger_entries").values(entries),
)

/** What a player has in a book: the sum of its entries. */
export const balance = async (within: Within, book: Book, userUuid: string): Promise<Satang> =>
  satang((await sums(within, { book, userUuid }))[0]?.satang ?? 0)

const sums = prepared((within, { book, userUuid }: { readonly book: Book; readonly userUuid: string }) =>
  within
    .selectFrom("ledger_entries")
    .select(sql<number>`coalesce(sum(satang), 0)`.as("satang"))
    .where("user_uuid", "=", userUuid)
    .where("book", "=", book),
)
