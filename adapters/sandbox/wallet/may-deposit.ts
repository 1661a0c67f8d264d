import { type Satang, satang } from "@fakham/core/money"
import { sql } from "kysely"
import type { User } from "../accounts/sessions.ts"
import type { Within } from "../database/tables.ts"
import { againstDeposit } from "../limits/may-play.ts"
import type { Refusal } from "../refusals.ts"
import { tooManyOpen } from "./refusals.ts"

/** A tenth of what an account can tell apart, so that nobody keeps others from bringing money in. */
const mostOpen = 10

/** What speaks against one more deposit: too many that wait, or the player's own limits, to which those count too. */
export const mayDeposit = async (
  within: Within,
  { uuid }: User,
  amount: Satang,
  now: number,
): Promise<Refusal | undefined> => {
  const { waiting, open } = await within
    .selectFrom("deposits")
    .select(({ fn }) => [sql<number>`coalesce(sum(prepare_amount), 0)`.as("waiting"), fn.countAll<number>().as("open")])
    .where("user_uuid", "=", uuid)
    .where("status", "=", "WAITING")
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirstOrThrow()
  if (open >= mostOpen) return tooManyOpen
  return againstDeposit(within, uuid, amount, now, satang(waiting))
}
