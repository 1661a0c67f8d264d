import type { Insertable } from "kysely"
import { readStoredValue, seedName, writeStoredOnce, writeStoredValue } from "../database/stored-values.ts"
import type { Book } from "../database/tables/money.ts"
import type { UsersTable } from "../database/tables/players.ts"
import type { Rows, Within } from "../database/tables.ts"
import type { Internals } from "../internals/internals.ts"
import type { Passwords } from "../internals/passwords.ts"
import { openBooks, record } from "../ledger/ledger.ts"
import { forgetPlan } from "../lotto/planning.ts"
import { agents, demoAgents, demoSites, sites } from "./agents-and-sites.ts"
import { type DemoPlayer, demoPlayers, seedSatang } from "./demo-players.ts"
import { demoRounds } from "./demo-rounds.ts"
import { plantSlips } from "./demo-slips.ts"
import { plantWallets } from "./demo-wallet.ts"
import { payees } from "./payees.ts"

export const seeds = ["demo", "empty"] as const
export type Seed = (typeof seeds)[number]

type Filled = Pick<Internals, "beginning" | "db" | "clock" | "passwords">

/** Fills a database that has never been filled; one that has stays as it is. */
export const seedOnce = async ({ beginning, db, clock, passwords }: Filled, seed: Seed): Promise<void> => {
  if ((await readStoredValue(db, seedName)) !== undefined) return
  if (beginning.clockAt !== undefined) await clock.move({ at: beginning.clockAt, stands: false })
  const users = await usersOf(seed, passwords, await clock.now())
  await db.transaction().execute(async (within) => {
    if (await writeStoredOnce(within, seedName, seed)) await plant(within, seed, users)
  })
}

/**
 * Empties the database and fills it anew; every session ends, the clock shows again, to the millisecond, what it began
 * with, and runs from there unless it is to stand.
 */
export const reseed = async (
  { beginning, db, clock, passwords }: Filled,
  seed: Seed,
  stands = false,
): Promise<void> => {
  await clock.move(beginning.clockAt === undefined ? { aheadMs: 0, stands } : { at: beginning.clockAt, stands })
  const users = await usersOf(seed, passwords, await clock.now())
  await db.transaction().execute(async (within) => {
    await writeStoredValue(within, seedName, seed)
    await forgetPlan(within)
    for (const table of [
      "outbox",
      "intents",
      "number_sets",
      "stakes",
      "exposures",
      "poy_lines",
      "poys",
      "shots",
      "closing_reminders",
      "account_events",
      "rounds",
      "ledger_entries",
      "claims",
      "friends_stakes",
      "withdrawals",
      "user_banks",
      "bank_transfers",
      "proofs",
      "deposits",
      "payees",
      "game_rounds",
      "game_seats",
      "fcm_tokens",
      "notification_marks",
      "notification_kinds",
      "operator_news",
      "play_rules",
      "sessions",
      "passkeys",
      "signups",
      "referrals",
      "otps",
      "pin_attempts",
      "balances",
      "users",
      "sites",
      "agents",
    ] as const)
      await within.deleteFrom(table).execute()
    await plant(within, seed, users)
  })
}

/** The hashes of the demo's PINs, made once by a process: they cost as much as everybody's. */
const madeHashes = new WeakMap<Passwords, ReadonlyMap<string, Promise<string>>>()

const hashesOf = (passwords: Passwords): ReadonlyMap<string, Promise<string>> => {
  const hashes = madeHashes.get(passwords) ?? new Map(demoPlayers.map(({ pin }) => [pin, passwords.hash(pin)]))
  madeHashes.set(passwords, hashes)
  return hashes
}

/** Hashing takes its time, so it is done before the transaction that needs it. */
const usersOf = (seed: Seed, passwords: Passwords, now: number): Promise<Rows<"users">> =>
  Promise.all(seed === "demo" ? demoPlayers.map((player) => userOf(player, hashesOf(passwords), now)) : [])

const userOf = async (
  player: DemoPlayer,
  hashes: ReadonlyMap<string, Promise<string>>,
  now: number,
): Promise<Insertable<UsersTable>> => ({
  uuid: player.uuid,
  user_name: player.userName,
  password_hash: (await hashes.get(player.pin)) ?? "",
  status: player.status,
  agent_id: player.agentId,
  name: player.name,
  email: player.email,
  avatar: "",
  phone_number: player.phoneNumber,
  line_id: "",
  line_uid: "",
  level: player.level,
  loyalty_point: player.loyaltyPoint,
  created_at: now,
})

const plant = async (within: Within, seed: Seed, users: Rows<"users">): Promise<void> => {
  await within
    .insertInto("agents")
    .values(seed === "demo" ? demoAgents : agents)
    .execute()
  await within
    .insertInto("sites")
    .values(seed === "demo" ? demoSites : sites)
    .execute()
  await within.insertInto("payees").values(payees).execute()
  if (seed === "empty") return
  await within.insertInto("rounds").values(demoRounds).execute()
  await within.insertInto("users").values(users).execute()
  await openBooks(
    within,
    users.map(({ uuid }) => uuid),
  )
  const now = users[0]?.created_at ?? 0
  for (const player of demoPlayers) await plantMoney(within, player, now)
  await plantWallets(within, now)
  await plantSlips(within)
}

const day = 24 * 60 * 60_000

const plantMoney = async (within: Within, player: DemoPlayer, now: number): Promise<void> => {
  const { uuid, deposits, paidInDaysAgo, afCash } = player
  const at = now - paidInDaysAgo * day
  const give = (book: Book, kind: string, amount: number, number: number) =>
    record(within, {
      idempotencyKey: `seed:${uuid}:${book}:${number}`,
      kind,
      at: at + number * 60_000,
      legs: [
        { book, userUuid: uuid, satang: amount },
        { book, userUuid: null, satang: -amount },
      ],
    })
  for (const [number, baht] of deposits.entries()) await give("cash", "DEPOSIT", seedSatang(baht), number)
  if (seedSatang(afCash) !== 0) await give("afCash", "AF_COMMISSION", seedSatang(afCash), 0)
}
