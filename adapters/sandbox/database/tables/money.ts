import type { Satang } from "@fakham/core"
import type { ColumnType } from "kysely"
import type { EpochMs } from "./values.ts"

export type Book = "cash" | "afCash"

/** Double entries, only ever added to: what a player has is their sum, and all of them together sum to nothing. */
export type LedgerEntriesTable = {
  readonly id: string
  readonly idempotency_key: string
  readonly book: Book
  /** Nobody's uuid: the operator's own side. */
  readonly user_uuid: string | null
  readonly kind: string
  readonly satang: ColumnType<Satang, number, never>
  readonly at: EpochMs
}

/** What every player has in each book: the sum of their entries, kept beside them and never below nothing. */
export type BalancesTable = {
  readonly user_uuid: string
  readonly book: Book
  readonly satang: ColumnType<Satang, number, number>
}

/** What a player asked for once, and the answer that was given. */
export type IntentsTable = {
  readonly user_uuid: string
  readonly intent_key: string
  readonly path: string
  /** A hash of what was asked for. */
  readonly asked: string
  /** JSON of the answer's data. */
  readonly answer: string
  readonly at: EpochMs
}
