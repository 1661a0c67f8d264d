import { bahtOfSatang } from "@fakham/core"
import type { Most } from "@fakham/core/limits"
import { type Satang, satang } from "@fakham/core/money"
import { depositTerms, outsideTerms } from "@fakham/core/wallet"
import { sql } from "kysely"
import type { Within } from "../../database/tables.ts"
import { aboveMaximum, type Refusal } from "../../http/refusals.ts"
import type { Answer } from "../../http/reply.ts"
import { beyondLimit, roomToDeposit } from "../../limits/may-play.ts"
import { tooManyOpen } from "./refusals.ts"

/** A tenth of what an account can tell apart, so that nobody keeps others from bringing money in. */
const mostOpen = 10

/** What the player's own limits leave for one more deposit, or why there can be none. The player's row has to be held. */
export const mayDeposit = async (within: Within, uuid: string, now: number): Promise<Answer<Most>> => {
  const { open, coming } = await waitingOf(within, uuid, now)
  return open >= mostOpen ? { refused: tooManyOpen } : roomToDeposit(within, uuid, coming, now)
}

/** What speaks against crediting money that nobody asked for in this amount. The player's row has to be held. */
export const againstCredit = async (
  within: Within,
  uuid: string,
  amount: Satang,
  now: number,
): Promise<Refusal | undefined> => {
  if (outsideTerms(amount) === "aboveMaximum") return aboveMaximum(bahtOfSatang(depositTerms.max))
  const { coming } = await waitingOf(within, uuid, now)
  const room = await roomToDeposit(within, uuid, coming, now)
  return room.refused ?? beyondLimit(amount, room.data)
}

/** A deposit whose transfer was found will be credited, even when its own time is over by then. */
const waitingOf = async (within: Within, uuid: string, now: number) => {
  const { coming, open } = await within
    .selectFrom("deposits")
    .select(({ fn }) => [sql<number>`coalesce(sum(prepare_amount), 0)`.as("coming"), fn.countAll<number>().as("open")])
    .where("user_uuid", "=", uuid)
    .where("status", "=", "WAITING")
    .where((eb) =>
      eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now), eb("refer_transfer_id", "is not", null)]),
    )
    .executeTakeFirstOrThrow()
  return { coming: satang(coming), open }
}
