import type { Tokens } from "./accounts/tokens.ts"
import type { Announcements } from "./announcements.ts"
import type { Clock } from "./clock.ts"
import type { Database } from "./database/tables.ts"
import type { Turns } from "./database/turns.ts"

/** What every call of the operator works with. */
export type BackOffice = {
  readonly db: Database
  readonly inTurn: Turns
  readonly clock: Clock
  readonly tokens: Tokens
  readonly announcements: Announcements
}
