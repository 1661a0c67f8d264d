import { accountNumber, bankOf, banks, lastDigits } from "@fakham/core/wallet"
import { banksAll, type Encoded, usersBanksAll, usersBanksCreate } from "@fakham/operator/wire"
import type { Hono } from "hono"
import type { Selectable } from "kysely"
import { notifyOwner } from "../../account-events/account-events.ts"
import { againstStranger } from "../../accounts/owner-check.ts"
import { authenticated } from "../../accounts/sessions.ts"
import { lockPlayer } from "../../database/lock.ts"
import type { UserBanksTable } from "../../database/tables/wallet.ts"
import type { Within } from "../../database/tables.ts"
import { answerCall } from "../../http/answer.ts"
import { type CallRefusal, conflict } from "../../http/refusal.ts"
import type { Reply } from "../../http/reply.ts"
import type { RequestEnv } from "../../http/requests.ts"
import type { Internals } from "../../internals/internals.ts"
import { readableNumber } from "../../internals/readable-number.ts"
import { createdAt } from "../../time/written-time.ts"
import { paidOutAfter } from "./paid-out-after.ts"

/** How long the bank's robot takes to look at a new account. */
const checkedAfter = 5_000
const accountsAtMost = 5

const accountToWire = (row: Selectable<UserBanksTable>, now: number, isFirst: boolean) => ({
  bankId: row.bank_id,
  bankCode: row.bank_code,
  accountNumber: row.account_number,
  name: row.name,
  botUpdate: row.checked_at <= now,
  ...(isFirst || row.created_at + paidOutAfter <= now
    ? {}
    : { withdrawableAt: createdAt(row.created_at + paidOutAfter) }),
})

const accountsOf = (within: Within, uuid: string) =>
  within
    .selectFrom("user_banks")
    .selectAll()
    .where("user_uuid", "=", uuid)
    .orderBy("created_at")
    .orderBy("bank_id")
    .execute()

/** These stand on the player's screen as they are. */
const unknownBank = conflict("unknownBank", "ไม่พบธนาคารนี้ในระบบ")
const badAccountNumber = conflict("badAccountNumber", "เลขที่บัญชีไม่ถูกต้อง")
const accountTaken = conflict("accountTaken", "บัญชีนี้มีอยู่ในระบบแล้ว")
const tooManyAccounts = conflict("tooManyAccounts", "เพิ่มบัญชีได้ไม่เกิน 5 บัญชี")

/** The banks, and the accounts of players; an account is one player's alone. */
export const answerUserBanks = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock, inTransaction, announcements } = internals

  answerCall(
    app,
    banksAll,
    authenticated(internals, banksAll, async ({ uuid }) => {
      const isNext = (await accountsOf(db, uuid)).length > 0
      return {
        data: banks.map(({ bankCode, abbreviation, usualDigits }) => ({
          bankCode,
          shortName: abbreviation,
          active: true,
          usualDigits,
          ...(isNext ? { withdrawableAfterSeconds: paidOutAfter / 1_000 } : {}),
        })),
      }
    }),
  )

  answerCall(
    app,
    usersBanksAll,
    authenticated(internals, usersBanksAll, async ({ uuid }) => {
      const now = await clock.now()
      return { data: (await accountsOf(db, uuid)).map((row, at) => accountToWire(row, now, at === 0)) }
    }),
  )

  answerCall(
    app,
    usersBanksCreate,
    authenticated(internals, usersBanksCreate, async (user, { input }) => {
      const { uuid, name } = user
      const bank = bankOf(input.bankCode)
      const digits = accountNumber(input.bankAccountNumber)
      if (bank === undefined) return { refused: unknownBank }
      if (digits._tag === "Failure") return { refused: badAccountNumber }
      const account = { bank_code: bank.bankCode, account_number: digits.success }
      const barred = await against(db, uuid, account)
      if (barred !== undefined) return { refused: barred }
      const refused = await againstStranger(internals, user, input.password, await clock.now())
      if (refused !== undefined) return { refused }
      const result = await inTransaction(async (within): Promise<Reply<Encoded<typeof usersBanksCreate>>> => {
        await lockPlayer(within, uuid)
        const now = await clock.now(within)
        const barredSince = await against(within, uuid, account)
        if (barredSince !== undefined) return { refused: barredSince }
        const isFirst = (await accountsOf(within, uuid)).length === 0
        const row = {
          bank_id: readableNumber(),
          user_uuid: uuid,
          ...account,
          name,
          created_at: now,
          checked_at: now + checkedAfter,
        }
        const added = await within
          .insertInto("user_banks")
          .values(row)
          .onConflict((on) => on.columns(["bank_code", "account_number"]).doNothing())
          .returning("bank_id")
          .executeTakeFirst()
        if (added === undefined) return { refused: accountTaken }
        const detail = `${bank.abbreviation} ${lastDigits(digits.success)}`
        await notifyOwner(within, user, { type: "bankAdded", detail }, now)
        return { data: accountToWire(row, now, isFirst) }
      })
      if (result.refused === undefined) announcements.announce({ type: "player.told", uuid })
      return result
    }),
  )
}

/** What stands against an account, whoever asks. */
const against = async (
  within: Within,
  uuid: string,
  account: Pick<UserBanksTable, "bank_code" | "account_number">,
): Promise<CallRefusal | undefined> => {
  if ((await accountsOf(within, uuid)).length >= accountsAtMost) return tooManyAccounts
  const taken = await within
    .selectFrom("user_banks")
    .select("bank_id")
    .where("bank_code", "=", account.bank_code)
    .where("account_number", "=", account.account_number)
    .executeTakeFirst()
  return taken === undefined ? undefined : accountTaken
}
