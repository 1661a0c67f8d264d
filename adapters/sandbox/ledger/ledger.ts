import { nothing, type Satang } from "@fakham/core/money"
import { sql } from "kysely"
import { locksRows } from "../database/lock.ts"
import { preparedInsert, preparedRows } from "../database/prepared.ts"
import type { Book } from "../database/tables/money.ts"
import type { Within } from "../database/tables.ts"
import { conflict } from "../http/refusal.ts"
import { newEntryId } from "./entry-id.ts"

/** One side of a movement; without a player it is the operator's own. */
export type Leg = { readonly book: Book; readonly userUuid: string | null; readonly satang: number }

/** What a player gets, or gives where it is below nothing; the operator's own side mirrors it. */
export const entryPair = (book: Book, userUuid: string, satang: number): ReadonlyArray<Leg> => [
  { book, userUuid, satang },
  { book, userUuid: null, satang: -satang },
]

/** What moves money: its legs sum to nothing, and its key makes it happen once. */
export type Movement = {
  readonly idempotencyKey: string
  /** A transaction type of the operator, such as DEPOSIT. */
  readonly kind: string
  readonly at: number
  readonly legs: ReadonlyArray<Leg>
}

/** Writes a movement once: its key meets an error the second time. Its legs have to sum to nothing. */
export const record = (within: Within, movement: Movement): Promise<void> => recordAll(within, [movement])

/**
 * Writes several movements, and with them what their players have: all of it or nothing. A transaction that moves the
 * money of several players does so in one go, as the last thing for which it waits.
 */
export const recordAll = async (within: Within, movements: ReadonlyArray<Movement>): Promise<void> => {
  if (!within.isTransaction) return within.transaction().execute((own) => recordAll(own, movements))
  for (const { idempotencyKey, legs } of movements)
    if (legs.reduce((sum, { satang }) => sum + satang, 0) !== 0)
      throw new RangeError(`The legs of ${idempotencyKey} do not sum to nothing`)
  const entries = movements.flatMap(({ idempotencyKey, kind, at, legs }) =>
    legs.map(({ book, userUuid, satang }) => ({
      idempotency_key: idempotencyKey,
      book,
      user_uuid: userUuid,
      kind,
      satang,
      at,
    })),
  )
  // Those of one millisecond come in any order, and entries of one moment are told by theirs.
  const ids = entries
    .map(() => newEntryId())
    .toSorted()
    .values()
  await writeEntries(
    within,
    entries.map((entry) => ({ id: ids.next().value ?? newEntryId(), ...entry })),
  )
  await moveBalances(
    within,
    movements.flatMap(({ legs }) => legs),
  )
}

const writeEntries = preparedInsert("ledger_entries", [
  "id",
  "idempotency_key",
  "book",
  "user_uuid",
  "kind",
  "satang",
  "at",
])

const books: ReadonlyArray<Book> = ["cash", "afCash"]

/** Gives newcomers their empty books: whoever has none can neither get nor spend. */
export const openBooks = async (within: Within, userUuids: ReadonlyArray<string>): Promise<void> => {
  await writeBalances(
    within,
    userUuids.flatMap((user_uuid) => books.map((book) => ({ user_uuid, book, satang: 0 }))),
  )
}

const writeBalances = preparedInsert("balances", ["user_uuid", "book", "satang"])

/** What a player has in a book. */
export const balance = async (within: Within, book: Book, userUuid: string): Promise<Satang> =>
  (await balances(within, book, [userUuid])).get(userUuid) ?? nothing

/** What several players have in a book. */
export const balances = async (
  within: Within,
  book: Book,
  userUuids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, Satang>> => {
  const found = await storedBalances(
    within,
    userUuids.map((user_uuid) => ({ user_uuid, book })),
  )
  return new Map(found.map(({ user_uuid, satang }) => [user_uuid, satang]))
}

const storedBalances = preparedRows("balances", ["user_uuid", "book"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("balances", (join) =>
      join.onRef("balances.user_uuid", "=", "given.user_uuid").onRef("balances.book", "=", "given.book"),
    )
    .select(["balances.user_uuid", "balances.satang"]),
)

/**
 * Moves the balances of players as their entries say. Everybody takes them last and in one order, so that no two wait
 * for each other; the database refuses one that would be below nothing, and with it the whole movement.
 */
const moveBalances = async (within: Within, legs: ReadonlyArray<Leg>): Promise<void> => {
  const moved = movedBy(legs)
  if (moved.length > 1 && locksRows(within)) await holdBalances(within, moved)
  const found = await addToBalances(within, moved)
  if (found.length !== moved.length) throw new RangeError("A player in these movements has no books")
}

/** What each player's books are moved by, all in all. */
const movedBy = (legs: ReadonlyArray<Leg>) => {
  const moved = new Map<string, { readonly user_uuid: string; readonly book: Book; readonly satang: number }>()
  for (const { userUuid, book, satang } of legs) {
    if (userUuid === null) continue
    const name = `${userUuid} ${book}`
    moved.set(name, { user_uuid: userUuid, book, satang: satang + (moved.get(name)?.satang ?? 0) })
  }
  return [...moved.values()]
}

const holdBalances = preparedRows("balances", ["user_uuid", "book"], (within, given) =>
  within
    .selectFrom("balances")
    .innerJoin(given.as("given"), (join) =>
      join.onRef("balances.user_uuid", "=", "given.user_uuid").onRef("balances.book", "=", "given.book"),
    )
    .select("balances.user_uuid")
    .orderBy("balances.user_uuid")
    .orderBy("balances.book")
    .forNoKeyUpdate("balances"),
)

const addToBalances = preparedRows("balances", ["user_uuid", "book", "satang"], (within, given) =>
  within
    .updateTable("balances")
    .from(given.as("given"))
    .set({ satang: sql<number>`balances.satang + given.satang` })
    .whereRef("balances.user_uuid", "=", "given.user_uuid")
    .whereRef("balances.book", "=", "given.book")
    .returning("balances.user_uuid"),
)

/** What a player with less than the stake is told. */
export const balanceNotEnough = (left: number) =>
  conflict("BALANCE_NOT_ENOUGH", "The balance is not enough.", { balance: left })
