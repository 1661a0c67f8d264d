import { baht, bahtOfSatang } from "@fakham/core/money"
import {
  depositCalls,
  depositsCancel,
  depositsMethods,
  depositsOne,
  depositsOpen,
  usersBanksAll,
} from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { balanceNow } from "./open-round.ts"

const methods = ["fast", "qrcode"] as const

/** A deposit from the list of ways to its cancelling; no money comes. */
export const playDeposit = async (flow: VisitPart): Promise<void> => {
  const { ask, take, takeAnswer, refuse, check, leave, newKey, visit } = flow
  const ways = await take("the ways to pay in are told", depositsMethods, {})
  const way = methods.flatMap((name) => ways.find(({ method, active }) => method === name && active) ?? [])[0]
  const method = methods.find((name) => name === way?.method)
  if (way === undefined || method === undefined)
    return leave("a deposit is opened", "neither transfers nor codes are taken now")
  const create = depositCalls[method]
  const bankId = method === "fast" ? { bankId: way.payees[0]?.bankId } : {}
  const least = way.min ?? baht(100)
  check("the least deposit is no more than the most", least <= (way.max ?? least), undefined, "it is more")
  await ask(usersBanksAll, {})
  const before = await balanceNow(flow)
  const key = newKey()
  const order = { amount: bahtOfSatang(least), ...bankId }
  const { data: opened, answer } = await takeAnswer("a deposit is opened", create, order, { key })
  visit.made.deposit = opened.id
  check("a deposit that was opened waits", opened.status === "WAITING", answer, `${opened.status}`)
  const difference = Math.abs(opened.prepareAmount - least)
  check("a deposit asks for what was named, to the baht", difference < 100, answer, `${difference} satang apart`)
  check(
    "a deposit is open for a while",
    (opened.expiresAt ?? Infinity) > visit.line.now(),
    answer,
    "it is over already",
  )
  const again = await take("the same key opens no second deposit", create, order, { key })
  check("a key is one deposit", again.id === opened.id, answer, `${opened.id}, then ${again.id}`)
  const one = await take("a deposit is told alone", depositsOne, { id: opened.id })
  check(
    "a deposit alone asks for the same",
    one.prepareAmount === opened.prepareAmount,
    answer,
    `${one.prepareAmount} satang`,
  )
  const listed = await take("deposits that wait are listed", depositsOpen, {})
  check(
    "the new deposit is among them",
    listed.some(({ id }) => id === opened.id),
    answer,
    "it is not",
  )
  check("a deposit gives nothing before its money is there", (await balanceNow(flow)) === before, answer, "it does")
  await refuse(
    "a deposit below the least is refused",
    create,
    { ...order, amount: order.amount / 2 },
    { key: newKey() },
  )
  await refuse(
    "a deposit of less than a satang is refused",
    create,
    { ...order, amount: order.amount + 0.001 },
    { key: newKey() },
  )
  const ended = await take("a deposit is cancelled", depositsCancel, { id: opened.id }, { key: newKey() })
  check("a deposit that was cancelled says so", ended.status === "CANCELLED", answer, `${ended.status}`)
  const left = await take("deposits that wait are listed again", depositsOpen, {})
  check("a cancelled deposit waits no longer", !left.some(({ id }) => id === opened.id), answer, "it is still listed")
  await refuse("a deposit that is not there is refused", depositsOne, { id: "no-such-deposit" })
}
