import { bahtOfSatang } from "@fakham/core"
import { dayAt, startOf } from "@fakham/core/time"
import { affiliateTerms } from "@fakham/core/wallet"
import { afCashs, afCashsMove, afCashsSummary } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { sql } from "kysely"
import { authenticated } from "../../accounts/sessions.ts"
import { answerCall } from "../../http/answer.ts"
import { belowMinimum } from "../../http/refusal.ts"
import type { RequestEnv } from "../../http/requests.ts"
import { oncePerKey } from "../../idempotency/once-per-key.ts"
import type { Internals } from "../../internals/internals.ts"
import { balance, entryPair, record } from "../../ledger/ledger.ts"
import { writtenTime } from "../../time/written-time.ts"
import { afCashNotEnough } from "./earnings-refusals.ts"

const moveKind = "MOVE_AF_TO_MONEY"
const mostMoves = 50
const movementKey = (uuid: string, key: string) => `move:${uuid}:${key}`

/** What players earn by those they brought along, and its way to their money. */
export const answerAffiliate = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, announcements } = internals

  answerCall(
    app,
    afCashs,
    authenticated(internals, afCashs, async ({ uuid }) => ({
      data: { afMoney: bahtOfSatang(await balance(db, "afCash", uuid)) },
    })),
  )

  answerCall(
    app,
    afCashsSummary,
    authenticated(internals, afCashsSummary, async ({ uuid, user_name }) => {
      const monthBegan = startOf(`${dayAt(await clock.now()).slice(0, 7)}-01`)
      const members = await db.selectFrom("referrals").select("at").where("by_uuid", "=", uuid).execute()
      const book = db.selectFrom("ledger_entries").where("user_uuid", "=", uuid)
      const { earned } = await book
        .select(sql<number>`coalesce(sum(satang), 0)`.as("earned"))
        .where("book", "=", "afCash")
        .where(sql<boolean>`satang > 0`)
        .executeTakeFirstOrThrow()
      const moves = await book
        .selectAll()
        .where("book", "=", "cash")
        .where("kind", "=", moveKind)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(mostMoves)
        .execute()
      return {
        data: {
          afMoney: bahtOfSatang(await balance(db, "afCash", uuid)),
          earned: earned / 100,
          members: members.length,
          membersThisMonth: members.filter(({ at }) => at >= monthBegan).length,
          slug: user_name,
          perMille: affiliateTerms.share / 10,
          moves: moves.map(({ idempotency_key, satang, at }) => ({
            key: idempotency_key.slice(movementKey(uuid, "").length),
            amount: bahtOfSatang(satang),
            movedAt: writtenTime(at),
          })),
        },
      }
    }),
  )

  answerCall(
    app,
    afCashsMove,
    authenticated(internals, afCashsMove, async (user, ask) => {
      const { uuid } = user
      const { amount } = ask.input
      const result = await oncePerKey(internals, afCashsMove, user, ask, async (within, now, key) => {
        if (amount < affiliateTerms.leastMove) return { refused: belowMinimum(bahtOfSatang(affiliateTerms.leastMove)) }
        if (amount > (await balance(within, "afCash", uuid))) return { refused: afCashNotEnough }
        await record(within, {
          idempotencyKey: movementKey(uuid, key),
          kind: moveKind,
          at: now,
          legs: [...entryPair("afCash", uuid, 0 - amount), ...entryPair("cash", uuid, amount)],
        })
        return {
          data: {
            afMoney: bahtOfSatang(await balance(within, "afCash", uuid)),
            money: bahtOfSatang(await balance(within, "cash", uuid)),
          },
        }
      })
      if (result.refused === undefined) announcements.announce({ type: "cash.changed", uuid })
      return result
    }),
  )
}
