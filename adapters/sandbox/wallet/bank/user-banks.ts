import { banksAll, usersBanksAll, usersBanksCreate } from "@fakham/adapters/operator/wire"
import { accountNumber, bankOf, banks } from "@fakham/core/wallet"
import type { Hono } from "hono"
import type { Selectable } from "kysely"
import { authenticated } from "../../accounts/sessions.ts"
import type { BackOffice } from "../../back-office/back-office.ts"
import { readableNumber } from "../../back-office/readable-number.ts"
import { lockPlayer } from "../../database/lock.ts"
import type { UserBanksTable } from "../../database/tables/wallet.ts"
import type { Within } from "../../database/tables.ts"
import { answer } from "../../http/answer.ts"
import type { RequestEnv } from "../../http/requests.ts"
import { accountTaken, badAccountNumber, tooManyAccounts, unknownBank } from "./refusals.ts"

/** How long the bank's robot takes to look at a new account. */
const checkedAfter = 5_000
const accountsAtMost = 5

const accountToWire = (row: Selectable<UserBanksTable>, now: number) => ({
  bankId: row.bank_id,
  bankCode: row.bank_code,
  accountNumber: row.account_number,
  name: row.name,
  botUpdate: row.checked_at <= now,
})

const accountsOf = (within: Within, uuid: string) =>
  within
    .selectFrom("user_banks")
    .selectAll()
    .where("user_uuid", "=", uuid)
    .orderBy("created_at")
    .orderBy("bank_id")
    .execute()

/** The banks, and the accounts of players; an account is one player's alone. */
export const answerUserBanks = (app: Hono<RequestEnv>, office: BackOffice): void => {
  const { db, clock, inTransaction } = office

  answer(
    app,
    banksAll,
    authenticated(office, banksAll, async () => ({
      data: banks.map(({ bankCode, abbreviation, usualDigits }) => ({
        bankCode,
        shortName: abbreviation,
        active: true,
        usualDigits,
      })),
    })),
  )

  answer(
    app,
    usersBanksAll,
    authenticated(office, usersBanksAll, async ({ uuid }) => {
      const now = await clock.now()
      return { data: (await accountsOf(db, uuid)).map((row) => accountToWire(row, now)) }
    }),
  )

  answer(
    app,
    usersBanksCreate,
    authenticated(office, usersBanksCreate, async ({ uuid, name }, { input }) => {
      const bank = bankOf(input.bankCode)
      const digits = accountNumber(input.bankAccountNumber)
      if (bank === undefined) return { refused: unknownBank }
      if (digits._tag === "Failure") return { refused: badAccountNumber }
      return inTransaction(async (within) => {
        await lockPlayer(within, uuid)
        if ((await accountsOf(within, uuid)).length >= accountsAtMost) return { refused: tooManyAccounts }
        const now = await clock.now(within)
        const row = {
          bank_id: readableNumber(),
          user_uuid: uuid,
          bank_code: bank.bankCode,
          account_number: digits.success,
          name,
          created_at: now,
          checked_at: now + checkedAfter,
        }
        const added = await within
          .insertInto("user_banks")
          .values(row)
          .onConflict((conflict) => conflict.columns(["bank_code", "account_number"]).doNothing())
          .returning("bank_id")
          .executeTakeFirst()
        return added === undefined ? { refused: accountTaken } : { data: accountToWire(row, now) }
      })
    }),
  )
}
