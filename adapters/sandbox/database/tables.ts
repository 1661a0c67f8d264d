import type { Insertable, Kysely, Transaction } from "kysely"
import type { BalancesTable, IntentsTable, LedgerEntriesTable } from "./tables/money.ts"
import type {
  AccountEventsTable,
  ClosingRemindersTable,
  FcmTokensTable,
  NotificationKindsTable,
  NotificationMarksTable,
  OperatorNewsTable,
} from "./tables/notifications.ts"
import type { AgentsTable, OutboxTable, SitesTable, StoredValuesTable } from "./tables/operator.ts"
import type { GameRoundsTable, GameSeatsTable, PlayRulesTable } from "./tables/play-rules-and-games.ts"
import type {
  OtpsTable,
  PasskeysTable,
  PinAttemptsTable,
  ReferralsTable,
  SessionsTable,
  SignupsTable,
  UsersTable,
} from "./tables/players.ts"
import type { ExposuresTable, NumberSetsTable, PoyLinesTable, PoysTable, StakesTable } from "./tables/poys.ts"
import type { RoundsTable, ShotsTable } from "./tables/rounds.ts"
import type {
  BankTransfersTable,
  ClaimsTable,
  DepositsTable,
  FriendsStakesTable,
  PayeesTable,
  ProofsTable,
  UserBanksTable,
  WithdrawalsTable,
} from "./tables/wallet.ts"

export type Tables = {
  readonly agents: AgentsTable
  readonly sites: SitesTable
  readonly users: UsersTable
  readonly pin_attempts: PinAttemptsTable
  readonly sessions: SessionsTable
  readonly passkeys: PasskeysTable
  readonly signups: SignupsTable
  readonly referrals: ReferralsTable
  readonly otps: OtpsTable
  readonly ledger_entries: LedgerEntriesTable
  readonly balances: BalancesTable
  readonly intents: IntentsTable
  readonly rounds: RoundsTable
  readonly shots: ShotsTable
  readonly poys: PoysTable
  readonly poy_lines: PoyLinesTable
  readonly exposures: ExposuresTable
  readonly stakes: StakesTable
  readonly number_sets: NumberSetsTable
  readonly payees: PayeesTable
  readonly deposits: DepositsTable
  readonly proofs: ProofsTable
  readonly bank_transfers: BankTransfersTable
  readonly user_banks: UserBanksTable
  readonly withdrawals: WithdrawalsTable
  readonly friends_stakes: FriendsStakesTable
  readonly claims: ClaimsTable
  readonly play_rules: PlayRulesTable
  readonly fcm_tokens: FcmTokensTable
  readonly notification_marks: NotificationMarksTable
  readonly notification_kinds: NotificationKindsTable
  readonly operator_news: OperatorNewsTable
  readonly closing_reminders: ClosingRemindersTable
  readonly account_events: AccountEventsTable
  readonly game_seats: GameSeatsTable
  readonly game_rounds: GameRoundsTable
  readonly outbox: OutboxTable
  readonly kept: StoredValuesTable
}

export type Rows<Table extends keyof Tables> = ReadonlyArray<Insertable<Tables[Table]>>
export type Database = Kysely<Tables>
/** The database, or one transaction of it. */
export type Within = Database | Transaction<Tables>
