import type { Migration } from "kysely/migration"
import { firstFloor } from "./migrations/001-first-floor.ts"
import { playersAndMoney } from "./migrations/002-players-and-money.ts"
import { intents } from "./migrations/003-intents.ts"
import { rounds } from "./migrations/004-rounds.ts"
import { poys } from "./migrations/005-poys.ts"
import { identity } from "./migrations/006-identity.ts"
import { wallet } from "./migrations/007-wallet.ts"
import { limitsAndGames } from "./migrations/008-limits-and-games.ts"
import { balancesTable } from "./migrations/009-balances.ts"
import { pinAttempts } from "./migrations/010-pin-attempts.ts"
import { oldPinAttempts } from "./migrations/011-old-pin-attempts.ts"
import { provableGames } from "./migrations/012-provable-games.ts"
import { notifications } from "./migrations/013-notifications.ts"
import { closingReminders } from "./migrations/014-closing-reminders.ts"
import { tableLimits } from "./migrations/015-table-limits.ts"
import { sessionEnds } from "./migrations/016-session-ends.ts"
import { accountEvents } from "./migrations/017-account-events.ts"
import { retention } from "./migrations/018-retention.ts"
import { passkeys } from "./migrations/019-passkeys.ts"

/** Every change of the tables so far, by name, in order; one that was released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-first-floor": firstFloor,
  "002-players-and-money": playersAndMoney,
  "003-intents": intents,
  "004-rounds": rounds,
  "005-poys": poys,
  "006-identity": identity,
  "007-wallet": wallet,
  "008-limits-and-games": limitsAndGames,
  "009-balances": balancesTable,
  "010-pin-attempts": pinAttempts,
  "011-old-pin-attempts": oldPinAttempts,
  "012-provable-games": provableGames,
  "013-notifications": notifications,
  "014-closing-reminders": closingReminders,
  "015-table-limits": tableLimits,
  "016-session-ends": sessionEnds,
  "017-account-events": accountEvents,
  "018-retention": retention,
  "019-passkeys": passkeys,
}
