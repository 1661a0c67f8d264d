import { baht, bahtOfSatang } from "@fakham/core/money"
import { transactionsAll, usersBanksAll, withdrawsAll, withdrawsCreate, withdrawsLimits } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { daysAround } from "./bet.ts"
import { balanceNow } from "./open-round.ts"

/** Withdrawals that are refused, and one of the least amount that is taken. */
export const playWithdrawal = async (flow: VisitPart): Promise<void> => {
  const { take, takeAnswer, refuse, check, leave, newKey, visit } = flow
  const { data: limits, answer: sent } = await takeAnswer("what may be taken out is told", withdrawsLimits, {})
  const before = await balanceNow(flow)
  check(
    "the limits tell the balance of the player",
    limits.balance === before,
    sent,
    `${limits.balance} satang, not ${before}`,
  )
  const accounts = await take("the accounts of the player are told", usersBanksAll, {})
  const account = accounts.find(({ withdrawableAt = 0 }) => withdrawableAt <= visit.line.now())
  if (account === undefined) return leave("a withdrawal is taken", "this player has no account to withdraw to")
  const { bankId } = account
  const least = limits.min ?? baht(100)
  const refused = async (says: string, amount: number, to = bankId) => {
    const answer = await refuse(says, withdrawsCreate, { amount, bankId: to }, { key: newKey() })
    const after = await balanceNow(flow)
    check(`${says}, and takes nothing`, after === before, answer, `${before - after} satang`)
  }
  await refused("a withdrawal of more than there is is refused", bahtOfSatang(before) + 1)
  await refused("a withdrawal below the least is refused", bahtOfSatang(least) / 2)
  await refused("a withdrawal to an account of nobody is refused", bahtOfSatang(least), "no-such-account")
  await refused("a withdrawal of less than a satang is refused", bahtOfSatang(least) + 0.001)

  const { pendingTransaction, turnoverMet, bankAccountMatches } = limits
  if (pendingTransaction || !turnoverMet || !bankAccountMatches || before < least)
    return leave("a withdrawal is taken", "the limits say that this player may take nothing out now")
  const key = newKey()
  const order = { amount: bahtOfSatang(least), bankId }
  const { data: made, answer } = await takeAnswer("a withdrawal is taken", withdrawsCreate, order, { key })
  const after = await balanceNow(flow)
  const fee = limits.fee ?? 0
  check("a withdrawal takes its amount at once", before - after === least + fee, answer, `${before - after} satang`)
  check("a withdrawal tells the amount that was asked for", made.amount === least, answer, `${made.amount} satang`)
  check("a withdrawal that was taken is not turned down", made.status !== "REJECTED", answer, `${made.status}`)
  const again = await take("the same withdrawal is answered under the same key", withdrawsCreate, order, { key })
  check("a key is one withdrawal", again.id === made.id, answer, `${made.id}, then ${again.id}`)
  check("a key takes money once", (await balanceNow(flow)) === after, answer, "it was taken again")
  const listed = await takeAnswer("withdrawals are listed", withdrawsAll, {})
  const row = listed.data.find(({ id }) => id === made.id)
  check("the new withdrawal is in the list", row !== undefined, listed.answer, "it is not")
  check("a listed withdrawal tells its key", row === undefined || row.key === key, listed.answer, `${row?.key}`)
  const entries = await takeAnswer("the statement is told", transactionsAll, daysAround(visit.line.now()))
  const entry = entries.data.find(({ refId }) => refId === made.id)
  check(
    "the statement has the withdrawal",
    Math.abs(entry?.amount ?? 0) === least && (entry?.amount ?? 0) < 0,
    entries.answer,
    `${entry?.amount} satang`,
  )
  const now = await take("the limits are told again", withdrawsLimits, {})
  if (now.pendingTransaction)
    await refuse("a second withdrawal waits for the first", withdrawsCreate, order, { key: newKey() })
}
