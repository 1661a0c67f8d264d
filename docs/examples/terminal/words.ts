import type { SlipNews } from "@fakham/core/betting"
import { moneyText, satang } from "@fakham/core/money"
import type { Refusal } from "@fakham/core/order"
import type { Line } from "@fakham/core/poy"
import type { Placed, Question } from "@fakham/operator"

export const lineText = ({ option, number, price, multiply }: Line): string =>
  `${number}  ${option}  ${moneyText(price)} at ${multiply / 100}`

/** What a slip has to tell, in words. */
export const newsText = (news: SlipNews): string => {
  if (news._tag === "refused") return `not added: ${news.reason} ${news.keyed.join(" ")}`.trim()
  if (news._tag === "displaced")
    return `${news.by} takes the place of ${news.displaced.map(({ key }) => key).join(", ")}`
  if (news._tag === "priceRefused") return `${news.reason}: ${moneyText(satang(news.bound))}`
  if (news._tag === "pricesClamped") return `${news.clamped.length} prices are at their limit`
  if (news._tag === "addedInPart") {
    const left = news.left.map(({ number, reason }) => `${number} (${reason})`)
    return `left out: ${[...left, ...news.strange].join(", ")}`
  }
  return news._tag === "termsChanged"
    ? `the round has other terms now; ${news.left.length} left out, ${news.changed.length} at another rate`
    : news._tag
}

const refusalText = (refusal: Refusal): string =>
  refusal._tag === "BalanceNotEnough" && refusal.balance !== undefined
    ? `${refusal._tag}, there is ${moneyText(refusal.balance)}`
    : refusal._tag

const leaving = ({ balanceAfter }: Question) =>
  balanceAfter === undefined ? "" : `, leaving ${moneyText(balanceAfter)}`

const questions: Readonly<Record<Question["is"], (question: Question) => string>> = {
  reviewing: (question) => `place ${question.order.lines.length} lines${leaving(question)}?`,
  changed: ({ changed }) => `${changed.map(({ line, now }) => `${line.number} pays ${now / 100}`).join(", ")}: agreed?`,
  refused: ({ refusal }) => `${refusal === undefined ? "refused" : refusalText(refusal)}: try again?`,
  awaitingAnswer: () => "nobody knows yet whether it was taken: wait on?",
  neverReceived: () => "the operator never received it: send it again?",
}

/** What is asked before, while and after a slip is sent. */
export const questionText = (question: Question): string => questions[question.is](question)

export const placedText = (placed: Placed): string => {
  if (placed.is === "loggedOut") return "you are logged out"
  if (placed.is === "closed") return "closed"
  if (placed.is === "unreachable") return "not placed: the round cannot be read now"
  if (placed.is === "placed")
    return `receipt ${placed.poy?.id ?? "without a number"}${placed.isEarlier ? ", of the slip from before" : ""}`
  if (placed.isInDoubt) return "IN DOUBT: it may have been taken; place it again to find out, it is not sent twice"
  return `not placed${placed.because === undefined ? "" : `: ${refusalText(placed.because)}`}`
}
