import { hour } from "@fakham/core/time"
import type { Within } from "../../database/tables.ts"

/** How long after an account is added nothing is paid out to it. */
export const paidOutAfter = 24 * hour

/** The account that a player began with takes money at once; any other one later, so that its owner hears of it before. */
export const takesMoney = async (
  within: Within,
  account: { readonly bank_id: string; readonly created_at: number; readonly user_uuid: string },
  now: number,
): Promise<boolean> => {
  if (account.created_at + paidOutAfter <= now) return true
  const first = await within
    .selectFrom("user_banks")
    .select("bank_id")
    .where("user_uuid", "=", account.user_uuid)
    .orderBy("created_at")
    .orderBy("bank_id")
    .limit(1)
    .executeTakeFirst()
  return first?.bank_id === account.bank_id
}
