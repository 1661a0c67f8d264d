import { type DepositMethod, methodRules } from "@fakham/core/wallet"
import type { WireDeposit } from "@fakham/operator/wire"
import type { Selectable } from "kysely"
import type * as v from "valibot"
import { locksRows } from "../../database/lock.ts"
import type { PayeesTable } from "../../database/tables/wallet.ts"
import type { Within } from "../../database/tables.ts"

export type PayeeRow = Selectable<PayeesTable>

export const activePayees = (within: Within): Promise<ReadonlyArray<PayeeRow>> =>
  within.selectFrom("payees").selectAll().where("active", "=", 1).orderBy("bank_id").execute()

/** Stops taking money by accounts of a kind, or takes it again; deposits that are open go on. */
export const offerPayees = async (within: Within, kind: PayeesTable["kind"], isOffered: boolean): Promise<void> => {
  await within
    .updateTable("payees")
    .set({ active: isOffered ? 1 : 0 })
    .where("kind", "=", kind)
    .execute()
}

export const payeeToWire = (payee: PayeeRow): NonNullable<v.InferInput<typeof WireDeposit>["payee"]> => ({
  bankId: payee.bank_id,
  bankCode: payee.bank_code,
  bankAccountNumber: payee.account_number,
  bankAccountName: payee.account_name,
})

/** Holds an account, so that nobody else counts its open deposits meanwhile. */
export const holdPayee = async (within: Within, { bank_id }: PayeeRow): Promise<void> => {
  await within
    .selectFrom("payees")
    .select("bank_id")
    .where("bank_id", "=", bank_id)
    .$if(locksRows(within), (query) => query.forNoKeyUpdate())
    .execute()
}

/** The account that is asked for, or the one of its kind with the fewest open deposits. */
export const payeeFor = async (
  within: Within,
  method: DepositMethod,
  wanted: string | undefined,
): Promise<PayeeRow | undefined> => {
  const fitting = (await activePayees(within)).filter(({ kind }) => kind === methodRules[method].payee)
  if (wanted !== undefined) return fitting.find(({ bank_id }) => bank_id === wanted)
  const open = await within
    .selectFrom("deposits")
    .select(["bank_id", ({ fn }) => fn.countAll<number>().as("count")])
    .where("status", "=", "WAITING")
    .groupBy("bank_id")
    .execute()
  const counts = new Map(open.map(({ bank_id, count }) => [bank_id, count]))
  return fitting.toSorted((one, other) => (counts.get(one.bank_id) ?? 0) - (counts.get(other.bank_id) ?? 0))[0]
}
