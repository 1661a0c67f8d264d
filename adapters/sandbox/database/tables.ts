import type { Satang } from "@fakham/core"
import type { ColumnType, Insertable, Kysely, Transaction } from "kysely"

/** 0 or 1: both databases know it, and it sums. */
type Flag = 0 | 1
/** Milliseconds since 1970 by the sandbox's clock. */
type Moment = number

export type AgentsTable = {
  readonly id: number
  readonly phone_number: string
  readonly office_phone_number: string
  readonly active_popup: Flag
  readonly active_support: Flag
  readonly url_bailek: string
  readonly url_popup: string
  readonly url_support: string
}

export type SitesTable = {
  /** Lowercase, without a port. */
  readonly host: string
  readonly title: string
  readonly description: string
  readonly site_verification: string
  readonly ga_id: string
  readonly active: Flag
}

export type UsersTable = {
  readonly uuid: string
  readonly user_name: string
  readonly password_hash: string
  /** 0 is an ordinary player; 1 to 4 are the limits that a token carries. */
  readonly status: number
  readonly agent_id: number
  readonly name: string
  readonly email: string
  readonly avatar: string
  readonly phone_number: string
  readonly line_id: string
  readonly line_uid: string
  readonly level: number
  readonly loyalty_point: number
  readonly created_at: Moment
}

/** Tries are counted for names that nobody has too, so that counting tells nothing. */
export type LoginAttemptsTable = {
  readonly login_name: string
  readonly failed: number
  readonly locked_until: Moment | null
}

export type SessionsTable = {
  readonly jti: string
  readonly user_uuid: string
  readonly created_at: Moment
  readonly revoked_at: Moment | null
}

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
  readonly at: Moment
}

export type ResultsTable = {
  readonly bet_id: string
  readonly bet_group: string
  readonly bet_type: string
  readonly bet_name: string
  readonly dt: string
  readonly top3: string
  readonly top2: string
  readonly bottom2: string
  readonly drawn_at: Moment
}

/** Messages that a real operator would send by SMS. */
export type OutboxTable = {
  readonly id: string
  readonly recipient: string
  readonly text: string
  readonly at: Moment
}

/** What the sandbox remembers of itself: its token secret, its clock, its seed. */
export type KeptTable = { readonly name: string; readonly value: string }

export type Tables = {
  readonly agents: AgentsTable
  readonly sites: SitesTable
  readonly users: UsersTable
  readonly login_attempts: LoginAttemptsTable
  readonly sessions: SessionsTable
  readonly ledger_entries: LedgerEntriesTable
  readonly results: ResultsTable
  readonly outbox: OutboxTable
  readonly kept: KeptTable
}

export type Rows<Table extends keyof Tables> = ReadonlyArray<Insertable<Tables[Table]>>
export type Database = Kysely<Tables>
/** The database, or one transaction of it. */
export type Within = Database | Transaction<Tables>
