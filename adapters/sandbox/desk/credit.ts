import { randomUUID } from "node:crypto"
import { baht, times } from "@fakham/core/money"
import * as v from "valibot"
import { notFound } from "../http/refusal.ts"
import type { Reply } from "../http/reply.ts"
import type { Internals } from "../internals/internals.ts"
import { entryPair, record } from "../ledger/ledger.ts"

export const crediting = v.object({
  userName: v.string(),
  baht: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})

/** Gives a player demo credit, as an entry of its own in the books. */
export const creditPlayer = async (
  { db, clock, announcements }: Internals,
  { userName, baht: credit }: v.InferOutput<typeof crediting>,
): Promise<Reply<{ readonly userName: string }>> => {
  const player = await db.selectFrom("users").select("uuid").where("user_name", "=", userName).executeTakeFirst()
  if (player === undefined) return { refused: notFound }
  const at = await clock.now()
  const legs = entryPair("cash", player.uuid, times(baht(1), credit))
  await db
    .transaction()
    .execute((within) => record(within, { idempotencyKey: `desk:${randomUUID()}`, kind: "ADMIN_INCREASE", at, legs }))
  announcements.announce({ type: "cash.changed", uuid: player.uuid })
  return { data: { userName } }
}
