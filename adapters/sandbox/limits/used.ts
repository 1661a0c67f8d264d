import { type Figures, type PlayLimitKind, playLimitKinds, type UsedLimit } from "@fakham/core/limits"
import { leastOf, minus, type Satang, satang } from "@fakham/core/money"
import { dayAt, daysAfter, type Instant, startOf, weekdayOf } from "@fakham/core/time"
import type { TransactionType } from "@fakham/core/wallet"
import { sql } from "kysely"
import type { Within } from "../database/tables.ts"
import { betKinds, cancelKind, winKinds } from "../ledger/bet-kinds.ts"
import { depositKinds } from "../ledger/deposit-kinds.ts"
import { limitIn, type PlayRules } from "./play-rules.ts"

type CountedLimit = UsedLimit & { readonly used: Satang }

const staked: ReadonlyArray<TransactionType> = [...betKinds, "BET_GAME"]
const returned: ReadonlyArray<TransactionType> = [...winKinds, cancelKind, "WIN_GAME", "ABORT_GAME", "REFUND_GAME"]

/** When a span that holds this moment began: days, weeks from Monday and months of the Thai calendar. */
const beginningOf = (span: PlayLimitKind["span"], now: Instant): Instant => {
  const today = dayAt(now)
  if (span === "day") return startOf(today)
  if (span === "month") return startOf(`${today.slice(0, 8)}01`)
  return startOf(daysAfter(today, -((weekdayOf(today) + 6) % 7)))
}

/** What entries of these kinds came to for a player: above nothing when it came in. */
const sumOf = async (within: Within, uuid: string, kinds: ReadonlyArray<string>, since: Instant): Promise<Satang> => {
  const { sum } = await within
    .selectFrom("ledger_entries")
    .select(sql<number>`coalesce(sum(satang), 0)`.as("sum"))
    .where("user_uuid", "=", uuid)
    .where("book", "=", "cash")
    .where("at", ">=", since)
    .where("kind", "in", kinds)
    .executeTakeFirstOrThrow()
  return satang(sum)
}

/** Stakes that were given back count as returned. */
export const figuresSince = async (within: Within, uuid: string, since: Instant): Promise<Figures> => ({
  staked: satang(Math.abs(await sumOf(within, uuid, staked, since))),
  returned: await sumOf(within, uuid, returned, since),
})

const usedOf = async (
  within: Within,
  uuid: string,
  { measure, span }: PlayLimitKind,
  now: Instant,
): Promise<Satang> => {
  const since = beginningOf(span, now)
  if (measure === "deposit") return sumOf(within, uuid, depositKinds, since)
  const figures = await figuresSince(within, uuid, since)
  return leastOf(minus(figures.staked, figures.returned))
}

/** The limits with what was used of each; a span with more won than staked has used nothing of its loss. */
export const usedLimits = async (
  within: Within,
  uuid: string,
  rules: PlayRules,
  now: Instant,
  wanted: (kind: PlayLimitKind) => boolean = () => true,
): Promise<ReadonlyArray<CountedLimit>> => {
  const limits: Array<CountedLimit> = []
  for (const kind of playLimitKinds.filter(wanted))
    limits.push({ kind, limit: limitIn(rules, kind), used: await usedOf(within, uuid, kind, now) })
  return limits
}
