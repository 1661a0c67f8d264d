import { type Satang, satang } from "@fakham/core/money"
import { sql } from "kysely"
import type { User } from "../accounts/sessions.ts"
import type { Within } from "../database/tables.ts"
import { againstDeposit } from "../limits/may-play.ts"
import type { Refusal } from "../refusals.ts"

/** What a player's own limits say to a deposit, asked before it is opened; those that still wait count too. */
export const mayDeposit = async (
  within: Within,
  { uuid }: User,
  amount: Satang,
  now: number,
): Promise<Refusal | undefined> => {
  const { waiting } = await within
    .selectFrom("deposits")
    .select(sql<number>`coalesce(sum(prepare_amount), 0)`.as("waiting"))
    .where("user_uuid", "=", uuid)
    .where("status", "=", "WAITING")
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirstOrThrow()
  return againstDeposit(within, uuid, amount, now, satang(waiting))
}
