import { nothing, type Satang } from "@fakham/core/money"
import type { MessageNumber } from "@fakham/core/notifications"
import { hour } from "@fakham/core/time"
import { type AccountEvent, accountEventsOf } from "../account-events/account-events.ts"
import type { Within } from "../database/tables.ts"
import { betGroupOf, drawnOf } from "../lotto/drawing.ts"
import { type ClosingEvent, remindersOf } from "./closing-reminders.ts"
import { type MoneyEvent, moneyEventsOf } from "./money-events.ts"
import type { Named } from "./round-names.ts"

/** What a player is told of. Amounts are what the balance gained, or lost (below nothing). */
export type NotifiedEvent = Happened | MoneyEvent | ClosingEvent | AccountEvent

type Happened = { readonly id: string; readonly at: number } & (
  | {
      readonly type: "won" | "lost" | "refunded" | "cancelled"
      readonly poyId: string
      readonly round: Named
      readonly amount: Satang | undefined
      readonly hits: number
      readonly numbers: ReadonlyArray<MessageNumber>
    }
  | { readonly type: "news"; readonly title: string; readonly text: string }
)

const shownForMs = 30 * 24 * hour
const most = 50

/**
 * What happened to a player lately, the newest first: read where it happened, so that no message is ever missing, or tells
 * of what did not happen. That a round was to close is the only thing that happens by being told.
 */
export const eventsOf = async (within: Within, uuid: string, now: number): Promise<ReadonlyArray<NotifiedEvent>> => {
  const since = now - shownForMs
  const all = [
    ...(await slipsOf(within, uuid, since)),
    ...(await moneyEventsOf(within, uuid, since, most)),
    ...(await newsOf(within, uuid, since)),
    ...(await remindersOf(within, uuid, since, most)),
    ...(await accountEventsOf(within, uuid, since, most)),
  ]
  return all.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1)).slice(0, most)
}

const slipTypes = { WON: "won", LOST: "lost", REFUNDED: "refunded", CANCELLED: "cancelled" } as const
const mostNumbers = 4

const slipsOf = async (within: Within, uuid: string, since: number): Promise<ReadonlyArray<NotifiedEvent>> => {
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
        round: { betGroup: betGroupOf(round), betType: round.bet_type, sequence: round.sequence },
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

/** News of before a player was there are none to them. */
const newsOf = async (within: Within, uuid: string, since: number): Promise<ReadonlyArray<NotifiedEvent>> => {
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
