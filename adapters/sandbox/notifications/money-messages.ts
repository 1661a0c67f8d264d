import type { Locale } from "@fakham/core/language"
import { bahtOfSatang, minus, nothing, type Satang } from "@fakham/core/money"
import { bankOf } from "@fakham/core/wallet"
import { depositPath, withdrawalPath } from "../site/page-paths.ts"
import { reasonOf } from "../wallet/withdrawal/withdrawal-refusals.ts"
import { depositWordsOf } from "./deposit-words.ts"
import type { MoneyEvent } from "./money-events.ts"
import { rejectionWords } from "./rejection-words.ts"
import { messageWords } from "./words.ts"

type Message = { readonly title: string; readonly text: string; readonly path: string; readonly amount?: number }

export const money = (amount: Satang): string => bahtOfSatang(amount).toLocaleString("en", { minimumFractionDigits: 2 })

const statement = "/credit/statement"

/** What happened to a player's money, and the page that it is about. */
export const moneyMessage = (event: MoneyEvent, locale: Locale): Message => {
  const words = messageWords[locale]
  const ofDeposits = depositWordsOf[locale]
  switch (event.type) {
    case "deposited": {
      const { deposit } = event
      const common = { title: words.deposited, amount: bahtOfSatang(event.amount) }
      return deposit === undefined
        ? { ...common, text: words.depositedTo, path: statement }
        : {
            ...common,
            text: `${ofDeposits.methods[deposit.method]} · ${ofDeposits.credited}`,
            path: depositPath(deposit.method, deposit.id),
          }
    }
    case "yingWon":
      return { title: words.yingWon, text: words.yingWonFor, path: statement, amount: bahtOfSatang(event.amount) }
    case "rewarded":
      return { title: words.rewarded, text: words.rewardedFor, path: statement, amount: bahtOfSatang(event.amount) }
    case "expired":
    case "sentBack": {
      const { title, text } = ofDeposits[event.type]
      return {
        title,
        text: text(money(event.deposit.asked)),
        path: depositPath(event.deposit.method, event.deposit.id),
      }
    }
    case "mismatched": {
      const { deposit, arrived, cause } = event
      const because = ofDeposits.causes[cause](money(arrived), money(deposit.asked))
      return {
        title: ofDeposits.mismatched,
        text: `${because} · ${ofDeposits.isSafe}`,
        path: depositPath(deposit.method, deposit.id),
      }
    }
    case "paidOut":
      return {
        title: words.paidOut,
        text: words.paidOutTo(bankOf(event.bankCode)?.abbreviation ?? event.bankCode, event.account.slice(-4)),
        path: withdrawalPath(event.withdrawalId),
        amount: bahtOfSatang(minus(nothing, event.amount)),
      }
    case "rejected": {
      const reason = reasonOf(event.note)
      const note = reason === undefined ? event.note : rejectionWords[locale][reason]
      return {
        title: words.rejected,
        text: note === "" ? words.rejectedBecause : `${note} · ${words.rejectedBecause}`,
        path: withdrawalPath(event.withdrawalId),
        amount: bahtOfSatang(event.amount),
      }
    }
    default:
      return event satisfies never
  }
}
