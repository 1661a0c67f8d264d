import { randomUUID } from "node:crypto"
import { baht, times } from "@fakham/core/money"
import * as v from "valibot"
import { centerAgentId } from "../accounts/agents.ts"
import type { Internals } from "../internals/internals.ts"
import { costOfPublicPin, hashPassword } from "../internals/passwords.ts"
import { entryPair, openBooks, recordAll } from "../ledger/ledger.ts"

/** So many new players who share a PIN: prefix1, prefix2 … */
export const crowd = v.object({
  prefix: v.pipe(v.string(), v.regex(/^[a-z]{4,12}$/)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  pin: v.pipe(v.string(), v.minLength(8), v.maxLength(30)),
  baht: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})

const rowsAtOnce = 500

/** Adds players with credit, for whoever wants to see many at work; those who are there stay. */
export const addPlayers = async (
  { db, clock }: Pick<Internals, "db" | "clock">,
  { prefix, count, pin, baht: credit }: v.InferOutput<typeof crowd>,
): Promise<{ readonly added: number }> => {
  const [now, password_hash] = [await clock.now(), await hashPassword(pin, costOfPublicPin)]
  const players = Array.from({ length: count }, (_, at) => ({
    uuid: randomUUID(),
    user_name: `${prefix}${String(at + 1).padStart(5, "0")}`,
    password_hash,
    status: 0,
    agent_id: centerAgentId,
    name: "",
    email: "",
    avatar: "",
    phone_number: "",
    line_id: "",
    line_uid: "",
    level: 1,
    loyalty_point: 0,
    created_at: now,
  }))
  let added = 0
  for (let from = 0; from < count; from += rowsAtOnce)
    await db.transaction().execute(async (within) => {
      const rows = await within
        .insertInto("users")
        .values(players.slice(from, from + rowsAtOnce))
        .onConflict((conflict) => conflict.column("user_name").doNothing())
        .returning("uuid")
        .execute()
      added += rows.length
      await openBooks(
        within,
        rows.map(({ uuid }) => uuid),
      )
      await recordAll(
        within,
        rows.map(({ uuid }) => ({
          idempotencyKey: `crowd:${uuid}`,
          kind: "ADMIN_INCREASE",
          at: now,
          legs: entryPair("cash", uuid, times(baht(1), credit)),
        })),
      )
    })
  return { added }
}
