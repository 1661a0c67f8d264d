import { bahtOfSatang, type Satang } from "@fakham/core"
import { plus } from "@fakham/core/money"
import { createdInstant } from "@fakham/core/time"
import type { WireTransaction } from "@fakham/operator/wire"
import { type ExpressionBuilder, sql } from "kysely"
import type * as v from "valibot"
import type { Book } from "../../database/tables/money.ts"
import type { Tables, Within } from "../../database/tables.ts"
import { badRequest, type CallRefusal } from "../../http/refusal.ts"
import { withdrawalPath } from "../../site/page-paths.ts"
import { createdAt } from "../../time/written-time.ts"
import { subjectsOf } from "./subjects.ts"

export type Span = { readonly from: number; readonly to: number }

/** The window of a statement as it was asked for, its end not included. */
export const spanOf = (asked: {
  readonly startedDate: string
  readonly endedDate: string
}): Span | { readonly refused: CallRefusal } => {
  const [from, to] = [createdInstant(asked.startedDate), createdInstant(asked.endedDate)]
  if (from === undefined) return { refused: badRequest("startedDate") }
  return to === undefined || to < from ? { refused: badRequest("endedDate") } : { from, to }
}

/** Some of a window's entries: of these types, older than this one, so many; all of them unless told otherwise. */
type Wanted = {
  readonly types?: ReadonlyArray<string> | undefined
  readonly after?: Place | undefined
  readonly limit?: number | undefined
}
/** Where an entry stands among those of its player: later ones have greater ids, also within a moment. */
type Place = { readonly at: number; readonly id: string }

/** What moved a player's book within a window, the latest first, each with what the book came to by it. */
export const entriesOf = async (
  within: Within,
  book: Book,
  uuid: string,
  { from, to }: Span,
  { types, after, limit }: Wanted = {},
): Promise<Array<v.InferInput<typeof WireTransaction>>> => {
  // PostgreSQL knows no empty list.
  if (types?.length === 0) return []
  const entries = within.selectFrom("ledger_entries").where("user_uuid", "=", uuid).where("book", "=", book)
  const rows = await entries
    .selectAll()
    .where("at", ">=", from)
    .where("at", "<", to)
    .$if(types !== undefined, (query) => query.where("kind", "in", types ?? []))
    .where((eb) => (after === undefined ? eb.lit(true) : olderThan(after)(eb)))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  const oldest = rows.at(-1)
  if (oldest === undefined) return []
  const { opening } = await entries
    .select(sql<Satang>`coalesce(sum(satang), 0)`.as("opening"))
    .where(olderThan(oldest))
    .executeTakeFirstOrThrow()
  // Entries of other types stand between these, and move the balance too.
  const between =
    types === undefined
      ? rows
      : await entries
          .select(["id", "satang"])
          .where("at", ">=", oldest.at)
          .where("at", "<=", rows[0]?.at ?? to)
          .where((eb) => eb.not(olderThan(oldest)(eb)))
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .execute()
  const balances = new Map<string, Satang>()
  let balance = opening
  for (const { id, satang } of between.toReversed()) balances.set(id, (balance = plus(balance, satang)))
  const about = await subjectsOf(within, uuid, [...new Set(rows.map(({ idempotency_key }) => refOf(idempotency_key)))])
  return rows.map(({ id, kind, satang, idempotency_key, at }) => ({
    id,
    transactionType: kind,
    amount: bahtOfSatang(satang),
    balance: bahtOfSatang(balances.get(id) ?? opening),
    refId: refOf(idempotency_key),
    detail: about.get(refOf(idempotency_key))?.name ?? "",
    path: isOfWithdrawal.test(idempotency_key)
      ? withdrawalPath(refOf(idempotency_key))
      : (about.get(refOf(idempotency_key))?.path ?? ""),
    method: about.get(refOf(idempotency_key))?.method ?? "",
    isRefund: idempotency_key.startsWith("refund:"),
    createdAt: createdAt(at),
  }))
}

const olderThan =
  ({ at, id }: Place) =>
  (eb: ExpressionBuilder<Tables, "ledger_entries">) =>
    eb.or([eb("at", "<", at), eb.and([eb("at", "=", at), eb("id", "<", id)])])

/** Where a player's entry stands; nothing if they have no such entry. */
export const entryPlaceOf = (within: Within, book: Book, uuid: string, id: string): Promise<Place | undefined> =>
  within
    .selectFrom("ledger_entries")
    .select(["at", "id"])
    .where("id", "=", id)
    .where("user_uuid", "=", uuid)
    .where("book", "=", book)
    .executeTakeFirst()

const isOfWithdrawal = /^(?:withdraw|refund):/
const named = /^(?:bet|end|deposit|withdraw|refund|af|ying|claim|game:[^:]+):([^:]+)/

/** What a movement belongs to, by its key: a slip, a deposit, a round, a player's own round of a game … */
const refOf = (key: string): string => named.exec(key)?.[1] ?? ""
