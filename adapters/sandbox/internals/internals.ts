import type { Announcements } from "../announcements/announcements.ts"
import type { Database } from "../database/tables.ts"
import type { RunInTransaction } from "../database/transaction-queue.ts"
import type { Clock } from "../time/clock.ts"
import type { Passwords } from "./passwords.ts"
import type { SessionLife } from "./session-life.ts"
import type { Tokens } from "./tokens.ts"

/** Where a database starts that is filled. */
export type Beginning = {
  /** What the clock shows, in milliseconds since 1970; the machine's time when nothing is said. */
  readonly clockAt?: number | undefined
  /** For how many days back the demo has rounds that were drawn. */
  readonly historyDays: number
}

/** What every call of the operator works with. */
export type Internals = {
  readonly beginning: Beginning
  readonly db: Database
  readonly inTransaction: RunInTransaction
  readonly clock: Clock
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly sessionLife: SessionLife
  readonly announcements: Announcements
}
