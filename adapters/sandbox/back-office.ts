import type { Passwords } from "./accounts/password.ts"
import type { Tokens } from "./accounts/tokens.ts"
import type { Announcements } from "./announcements.ts"
import type { Clock } from "./clock.ts"
import type { Database } from "./database/tables.ts"
import type { Turns } from "./database/turns.ts"

/** Where a database starts that is filled. */
export type Beginning = {
  /** What the clock shows, in milliseconds since 1970; the machine's time when nothing is said. */
  readonly clockAt?: number | undefined
  /** For how many days back the demo has rounds that were drawn. */
  readonly historyDays: number
}

/** What every call of the operator works with. */
export type BackOffice = {
  readonly beginning: Beginning
  readonly db: Database
  readonly inTurn: Turns
  readonly clock: Clock
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly announcements: Announcements
}
