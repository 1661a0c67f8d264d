import type { Within } from "../../database/tables.ts"

const accountsOf = (within: Within, uuid: string) =>
  within.selectFrom("user_banks").select(["bank_id", "account_number"]).where("user_uuid", "=", uuid)

/** Whether an account is one of the player's own. */
export const isOwnAccount = async (within: Within, uuid: string, bankId: string): Promise<boolean> =>
  (await accountsOf(within, uuid).where("bank_id", "=", bankId).executeTakeFirst()) !== undefined

/** The number of the player's account that was named, or of the first. */
export const ownAccountNumber = async (
  within: Within,
  uuid: string,
  bankId: string | undefined,
): Promise<string | undefined> => {
  const row = await accountsOf(within, uuid)
    .$if(bankId !== undefined, (query) => query.where("bank_id", "=", bankId ?? ""))
    .orderBy("created_at")
    .executeTakeFirst()
  return row?.account_number
}
