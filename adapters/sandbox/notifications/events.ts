import { nothing, type Satang } from "@fakham/core/money"
import type { ToldNumber } from "@fakham/core/notifications"
import { hour } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"
import { depositKinds } from "../ledger/deposit-kinds.ts"
import { drawnOf, groupOf } from "../lotto/drawing.ts"
import { type ClosingEvent, remindersOf } from "./closing-reminders.ts"
import type { Named } from "./round-names.ts"

/** What a player is told of. Amounts are what the balance gained, or lost (below nothing). */
export type PlayerEvent = Happened | ClosingEvent

type Happened = { readonly id: string; readonly at: number } & (
  | {
      readonly type: "won" | "lost" | "refunded" | "cancelled"
      readonly poyId: string
      readonly round: Named
      readonly amount: Satang | undefined
      readonly hits: number
      readonly numbers: ReadonlyArray<ToldNumber>
    }
  | { readonly type: "deposited" | "yingWon" | "rewarded"; readonly amount: Satang }
  | {
      readonly type: "paidOut" | "rejected"
      readonly amount: Satang
      readonly bankCode: string
      readonly account: string
    }
  | { readonly type: "news"; readonly title: string; readonly text: string }
)

const keptFor = 30 * 24 * hour
const most = 50

/**
 * What happened to a player lately, the newest first: read where it happened, so that no message is ever missing, or tells
 * of what did not happen. That a round was to close is the only thing that happens by being told.
 */
export const eventsOf = async (within: Within, uuid: string, now: number): Promise<ReadonlyArray<PlayerEvent>> => {
  const since = now - keptFor
  const all = [
    ...(await slipsOf(within, uuid, since)),
    ...(await creditsOf(within, uuid, since)),
    ...(await withdrawalsOf(within, uuid, since)),
    ...(await newsOf(within, uuid, since)),
    ...(await remindersOf(within, uuid, since, most)),
  ]
  return all.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1)).slice(0, most)
}

const slipTypes = { WON: "won", LOST: "lost", REFUNDED: "refunded", CANCELLED: "cancelled" } as const
const mostNumbers = 4

const slipsOf = async (within: Within, uuid: string, since: number): Promise<ReadonlyArray<PlayerEvent>> => {
  const slips = await within
    .selectFrom("poys")
    .innerJoin("rounds", "rounds.bet_id", "poys.bet_id")
    .select(["poys.id", "poys.status", "poys.won", "poys.stake", "poys.ended_at"])
    .select(["rounds.bet_group", "rounds.bet_type", "rounds.sequence", "rounds.drawn"])
    .where("poys.user_uuid", "=", uuid)
    .where("poys.ended_at", ">=", since)
    .orderBy("poys.ended_at", "desc")
    .limit(most)
    .execute()
  const hits = await hitsOf(
    within,
    slips.filter(({ status }) => status === "WON").map(({ id }) => id),
  )
  return slips.flatMap(({ id, status, won, stake, ended_at, ...round }) => {
    if (status === "WAITING" || ended_at === null) return []
    const type = slipTypes[status]
    const ofSlip = hits.get(id) ?? []
    const drawn = drawnOf(round)
    const digits = drawn?.number === undefined ? [drawn?.top3, drawn?.bottom2] : [drawn.number]
    return [
      {
        type,
        id: `poy:${id}`,
        at: ended_at,
        poyId: id,
        round: { betGroup: groupOf(round), betType: round.bet_type, sequence: round.sequence },
        amount: type === "lost" ? undefined : type === "won" ? (won ?? nothing) : stake,
        hits: ofSlip.length,
        numbers:
          type === "won"
            ? [...new Set(ofSlip)].slice(0, mostNumbers).map((hit) => ({ digits: hit, isHit: true }))
            : type === "lost"
              ? digits.flatMap((one) =>
                  one === undefined || !/^\d+$/.test(one) ? [] : [{ digits: one, isHit: false }],
                )
              : [],
      },
    ]
  })
}

/** The numbers of the lines that won, slip by slip. */
const hitsOf = async (
  within: Within,
  slips: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  if (slips.length === 0) return new Map()
  const lines = await within
    .selectFrom("poy_lines")
    .select(["poy_id", "number"])
    .where("poy_id", "in", slips)
    .where("won", ">", nothing)
    .orderBy("poy_id")
    .orderBy("line")
    .execute()
  const bySlip = Map.groupBy(lines, ({ poy_id }) => poy_id)
  return new Map([...bySlip].map(([id, ofSlip]) => [id, ofSlip.map(({ number }) => number)]))
}

/** What came into the balance otherwise than by a slip, by the kind of its entry. */
const creditTypes: Readonly<Record<string, "deposited" | "yingWon" | "rewarded">> = {
  ...Object.fromEntries(depositKinds.map((kind) => [kind, "deposited" as const])),
  YING_WIN: "yingWon",
  ACHIVEMENT_ADDMONEY: "rewarded",
}

const creditsOf = async (within: Within, uuid: string, since: number): Promise<ReadonlyArray<PlayerEvent>> => {
  const entries = await within
    .selectFrom("ledger_entries")
    .select(["id", "kind", "satang", "at"])
    .where("user_uuid", "=", uuid)
    .where("book", "=", "cash")
    .where("at", ">=", since)
    .where("satang", ">", nothing)
    .where("kind", "in", Object.keys(creditTypes))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute()
  return entries.flatMap(({ id, kind, satang, at }) => {
    const type = creditTypes[kind]
    return type === undefined ? [] : [{ type, id, at, amount: satang }]
  })
}

const withdrawalsOf = async (within: Within, uuid: string, since: number): Promise<ReadonlyArray<PlayerEvent>> => {
  const ended = await within
    .selectFrom("withdrawals")
    .innerJoin("user_banks", "user_banks.bank_id", "withdrawals.bank_id")
    .select(["withdrawals.id", "withdrawals.amount", "withdrawals.status", "withdrawals.ended_at"])
    .select(["user_banks.bank_code", "user_banks.account_number"])
    .where("withdrawals.user_uuid", "=", uuid)
    .where("withdrawals.ended_at", ">=", since)
    .orderBy("withdrawals.ended_at", "desc")
    .limit(most)
    .execute()
  return ended.flatMap(({ id, amount, status, ended_at, bank_code, account_number }) =>
    ended_at === null
      ? []
      : [
          {
            type: status === "PAID" ? ("paidOut" as const) : ("rejected" as const),
            id: `withdrawal:${id}`,
            at: ended_at,
            amount,
            bankCode: bank_code,
            account: account_number,
          },
        ],
  )
}

/** News of before a player was there are none to them. */
const newsOf = async (within: Within, uuid: string, since: number): Promise<ReadonlyArray<PlayerEvent>> => {
  const news = await within
    .selectFrom("operator_news")
    .innerJoin("users", (join) => join.on("users.uuid", "=", uuid))
    .selectAll("operator_news")
    .where("operator_news.at", ">=", since)
    .whereRef("operator_news.at", ">=", "users.created_at")
    .orderBy("operator_news.at", "desc")
    .limit(most)
    .execute()
  return news.map(({ id, title, text, at }) => ({ type: "news", id: `news:${id}`, title, text, at }))
}
