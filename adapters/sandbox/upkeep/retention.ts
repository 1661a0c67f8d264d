import { hour } from "@fakham/core/time"
import { type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { shotsStoredFor } from "../lotto/shots.ts"

const days = (count: number) => count * 24 * hour

/** Moments between which something ended; what ended before them was dropped by an earlier night. */
export type RetentionSpan = { readonly after: number; readonly until: number }

/** How long rows of a table stay, and why; those without a time stay for good. */
export type Retention =
  | { readonly why: string; readonly storedForMs?: undefined }
  | {
      readonly why: string
      readonly storedForMs: number
      /** Drops so many rows at most. */
      readonly drop: (ended: RetentionSpan, most: number) => RawBuilder<unknown>
    }

type Keys = ReadonlyArray<string>
const columns = (table: string, keys: Keys) => sql.join(keys.map((key) => sql.ref(`${table}.${key}`)))

const dropFrom = (table: keyof Tables, keys: Keys, rows: RawBuilder<unknown>, most: number) =>
  sql`delete from ${sql.table(table)} where (${sql.join(keys.map((key) => sql.ref(key)))}) in
    (select ${columns(table, keys)} from ${rows} limit ${sql.lit(most)})`

const byAge =
  (table: keyof Tables, keys: Keys, column: string, unless: RawBuilder<unknown> = sql``) =>
  ({ after, until }: RetentionSpan, most: number) =>
    dropFrom(
      table,
      keys,
      sql`${sql.table(table)} where ${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${until} ${unless}`,
      most,
    )

/** Rows of rounds that were paid to the last slip. */
const ofSettledRounds =
  (table: keyof Tables, keys: Keys) =>
  ({ after, until }: RetentionSpan, most: number) =>
    dropFrom(
      table,
      keys,
      sql`rounds join ${sql.table(table)} on ${sql.ref(`${table}.bet_id`)} = rounds.bet_id
        where rounds.settled_at > ${after} and rounds.settled_at <= ${until}`,
      most,
    )

const books = (why: string): Retention => ({ why: `money: ${why}` })
const ofAccount = (why: string): Retention => ({ why: `as long as the account: ${why}` })

/** Every table, in the order in which the nightly sweep goes through them: what names a session before the session. */
export const retention: Readonly<Record<keyof Tables, Retention>> = {
  otps: {
    why: "a code opens for five minutes, and five an hour are sent",
    storedForMs: days(1),
    drop: byAge("otps", ["ref"], "sent_at"),
  },
  outbox: {
    why: "it stands for the phones that messages were sent to",
    storedForMs: days(40),
    drop: byAge("outbox", ["id"], "at"),
  },
  intents: {
    why: "a device that was off for weeks still gets the first answer",
    storedForMs: days(90),
    drop: byAge("intents", ["user_uuid", "intent_key"], "at"),
  },
  pin_attempts: {
    why: "an address from which a player has logged in is known for thirty days",
    storedForMs: days(30),
    drop: byAge("pin_attempts", ["purpose", "login_name", "address"], "tried_at"),
  },
  notification_marks: {
    why: "they outlive what they mark, thirty days, by ten",
    storedForMs: days(40),
    drop: byAge("notification_marks", ["user_uuid", "notification_id"], "at"),
  },
  closing_reminders: {
    why: "they are shown for thirty days",
    storedForMs: days(40),
    drop: byAge("closing_reminders", ["user_uuid", "bet_id"], "at"),
  },
  account_events: {
    why: "they are shown for thirty days",
    storedForMs: days(40),
    drop: byAge("account_events", ["id"], "at"),
  },
  operator_news: {
    why: "it is shown for thirty days",
    storedForMs: days(40),
    drop: byAge("operator_news", ["id"], "at"),
  },
  fcm_tokens: {
    why: "a browser that has not come back for nine months is gone",
    storedForMs: days(270),
    drop: byAge("fcm_tokens", ["token_hash"], "saved_at"),
  },
  game_seats: {
    why: "a seat on which nothing was played tells nothing",
    storedForMs: days(40),
    drop: byAge(
      "game_seats",
      ["id"],
      "token_until",
      sql`and not exists (select 1 from game_rounds where game_rounds.seat_id = game_seats.id)`,
    ),
  },
  sessions: {
    why: "who asks where they were logged in learns of the last weeks",
    storedForMs: days(40),
    // Also of earlier nights: one that a browser or a seat named is dropped once nothing names it.
    drop: ({ until }, most) =>
      dropFrom(
        "sessions",
        ["jti"],
        sql`sessions where coalesce(revoked_at, expired_at) <= ${until}
          and not exists (select 1 from fcm_tokens where fcm_tokens.session_jti = sessions.jti)
          and not exists (select 1 from game_seats where game_seats.session_jti = sessions.jti)`,
        most,
      ),
  },
  stakes: {
    why: "they hold maxima while a round takes bets",
    storedForMs: days(7),
    drop: ofSettledRounds("stakes", ["bet_id", "user_uuid", "option", "number"]),
  },
  exposures: {
    why: "they lower rates while a round takes bets",
    storedForMs: days(7),
    drop: ofSettledRounds("exposures", ["bet_id", "option", "number"]),
  },
  shots: {
    why: "a result is proven by them",
    storedForMs: shotsStoredFor,
    drop: ofSettledRounds("shots", ["bet_id", "sequence"]),
  },
  ledger_entries: books("the books"),
  balances: books("two for each player"),
  poys: books("what was staked and won"),
  poy_lines: books("what was staked and won"),
  deposits: books("what came in"),
  bank_transfers: books("what came in"),
  withdrawals: books("what went out"),
  game_rounds: books("what was staked and won"),
  claims: books("a reward is claimed once"),
  friends_stakes: books("one for each player with friends"),
  rounds: { why: "slips name them, and results are anybody's to read" },
  proofs: { why: "each is dropped when its deposit ends" },
  kept: { why: "a fixed number of names; what logins and captchas leave there is dropped by them" },
  users: ofAccount("it is the account"),
  user_banks: ofAccount("withdrawals name them"),
  number_sets: ofAccount("a player's own"),
  play_rules: ofAccount("one for each player"),
  notification_kinds: ofAccount("a few for each player"),
  passkeys: ofAccount("another PIN removes them"),
  signups: ofAccount("a LINE account is known by its key"),
  referrals: ofAccount("who brought whom earns by it"),
  agents: { why: "set up by the operator" },
  sites: { why: "set up by the operator" },
  payees: { why: "set up by the operator" },
}
