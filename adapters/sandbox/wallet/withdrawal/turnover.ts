import { satang } from "@fakham/core/money"
import { type Turnover, turnover } from "@fakham/core/wallet"
import type { Within } from "../../database/tables.ts"
import { depositKinds } from "../../ledger/deposit-kinds.ts"
import { settledStakes } from "../../ledger/settled-stakes.ts"

/** Where a player stands with what was brought in since the last withdrawal; one that was turned down is none. */
export const turnoverOf = async (within: Within, uuid: string): Promise<Turnover> => {
  const { last } = await within
    .selectFrom("withdrawals")
    .select(({ fn }) => fn.max("created_at").as("last"))
    .where("user_uuid", "=", uuid)
    .where("status", "!=", "REJECTED")
    .executeTakeFirstOrThrow()
  const after = last ?? 0
  const { sum } = await within
    .selectFrom("ledger_entries")
    .select(({ fn }) => fn.sum<number | null>("satang").as("sum"))
    .where("user_uuid", "=", uuid)
    .where("book", "=", "cash")
    .where("kind", "in", depositKinds)
    .where("at", ">", after)
    .executeTakeFirstOrThrow()
  return turnover([
    { kind: "deposited", amount: satang(sum ?? 0) },
    { kind: "stakeSettled", amount: await settledStakes(within, uuid, after) },
  ])
}
