import type { Transaction } from "@fakham/adapters/operator/wire"
import { bahtOfSatang, type Satang } from "@fakham/core"
import { minus } from "@fakham/core/money"
import { createdInstant } from "@fakham/core/time"
import { sql } from "kysely"
import type * as v from "valibot"
import type { Book } from "../../database/tables/money.ts"
import type { Within } from "../../database/tables.ts"
import { badRequest, type Refusal } from "../../http/refusals.ts"
import { createdAt } from "../../time/written-time.ts"

const atMost = 2_000

type Span = { readonly from: number; readonly to: number }

/** The window of a statement as it was asked for, its end not included. */
export const spanOf = (asked: {
  readonly startedDate: string
  readonly endedDate: string
}): Span | { readonly refused: Refusal } => {
  const [from, to] = [createdInstant(asked.startedDate), createdInstant(asked.endedDate)]
  if (from === undefined) return { refused: badRequest("startedDate") }
  return to === undefined || to < from ? { refused: badRequest("endedDate") } : { from, to }
}

/** What moved a player's book within a window, the latest first, each with what the book came to by it. */
export const entriesOf = async (
  within: Within,
  book: Book,
  uuid: string,
  { from, to }: Span,
): Promise<Array<v.InferInput<typeof Transaction>>> => {
  const entries = within.selectFrom("ledger_entries").where("user_uuid", "=", uuid).where("book", "=", book)
  const rows = await entries
    .selectAll()
    .where("at", ">=", from)
    .where("at", "<", to)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(atMost)
    .execute()
  const { closing } = await entries
    .select(sql<Satang>`coalesce(sum(satang), 0)`.as("closing"))
    .where("at", "<", to)
    .executeTakeFirstOrThrow()
  const refs = [...new Set(rows.map(({ idempotency_key }) => refOf(idempotency_key)))]
  const names = new Map([...(await roundsOf(within, refs)), ...(await gamesOf(within, uuid, refs))])
  let after = closing
  return rows.map(({ id, kind, satang, idempotency_key, at }) => {
    const balance = after
    after = minus(after, satang)
    return {
      id,
      transactionType: kind,
      amount: bahtOfSatang(satang),
      balance: bahtOfSatang(balance),
      refId: refOf(idempotency_key),
      detail: names.get(refOf(idempotency_key)) ?? "",
      createdAt: createdAt(at),
    }
  })
}

const named = /^(?:bet|end|deposit|withdraw|refund|af|ying|claim|game:[^:]+):([^:]+)/

/** What a movement belongs to, by its key: a slip, a deposit, a round, a player's own round of a game … */
const refOf = (key: string): string => named.exec(key)?.[1] ?? ""

/** The rounds that slips among these stand in, by their names. */
const roundsOf = async (within: Within, refs: ReadonlyArray<string>): Promise<ReadonlyArray<[string, string]>> => {
  if (refs.length === 0) return []
  const rows = await within
    .selectFrom("poys")
    .innerJoin("rounds", "rounds.bet_id", "poys.bet_id")
    .select(["poys.id", "rounds.bet_name"])
    .where("poys.id", "in", refs)
    .execute()
  return rows.map(({ id, bet_name }) => [id, bet_name])
}

/** The games that a player's own rounds among these were played in. */
const gamesOf = async (
  within: Within,
  uuid: string,
  refs: ReadonlyArray<string>,
): Promise<ReadonlyArray<[string, string]>> => {
  if (refs.length === 0) return []
  const rows = await within
    .selectFrom("game_rounds")
    .innerJoin("game_seats", "game_seats.id", "game_rounds.seat_id")
    .select(["game_rounds.round_id", "game_seats.title"])
    .where("game_rounds.user_uuid", "=", uuid)
    .where("game_rounds.round_id", "in", refs)
    .execute()
  return rows.map(({ round_id, title }) => [round_id, title])
}
