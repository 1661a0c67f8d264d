import { dayAt, daysAfter, type Instant } from "@fakham/core/time"
import { poysAbort, poysAll, poysByKey, poysOne, transactionsAll, type Understood } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { balanceNow, findOpenRound, type WireLine } from "./open-round.ts"

type Slip = Understood<typeof poysOne>

export const daysAround = (now: Instant) => {
  const day = dayAt(now)
  const written = (one: string) => `${one}T00:00:00.000000Z`
  return { startedDate: written(daysAfter(day, -3)), endedDate: written(daysAfter(day, 1)) }
}

const minutes = 60_000

/** What the slip of an answer has to say of the lines that were sent. */
const checkReceipt = (
  flow: VisitPart,
  slip: Slip,
  sent: ReadonlyArray<WireLine>,
  answer: Parameters<VisitPart["check"]>[2],
) => {
  const { check, visit } = flow
  const staked = sent.reduce((sum, { price }) => sum + Math.round(price * 100), 0)
  check(
    "the stake of a slip is the sum of its lines",
    slip.stake === staked,
    answer,
    `${slip.stake} satang, not ${staked}`,
  )
  const written = (lines: ReadonlyArray<{ option: string; number: string }>) =>
    lines
      .map(({ option, number }) => `${option} ${number}`)
      .toSorted()
      .join(", ")
  check("a slip has the lines that were sent", written(slip.poy) === written(sent), answer, written(slip.poy))
  const prices = (lines: ReadonlyArray<number>) => lines.toSorted((one, other) => one - other).join()
  const isPriced =
    prices(slip.poy.map(({ price }) => price)) === prices(sent.map(({ price }) => Math.round(price * 100)))
  check("the lines of a slip have the prices that were sent", isPriced, answer, "they differ")
  const isRated = slip.poy.every(({ multiply }) => sent.some((line) => Math.round(line.multiply * 100) === multiply))
  check("the lines of a slip have the rates that were sent", isRated, answer, "they differ")
  check("a slip that was taken waits", slip.status === "WAITING", answer, `its status is ${slip.status}`)
  const age = visit.line.now() - slip.createdAt
  check(
    "a slip is written as made now, in Thai time",
    Math.abs(age) < 5 * minutes,
    answer,
    `made ${Math.round(age / minutes)} minutes ago`,
  )
}

/** A bet from the round to the receipt, the lists that show it, and its cancelling. */
export const playBetAndCancel = async (flow: VisitPart): Promise<void> => {
  const { take, takeAnswer, refuse, check, leave, newKey, visit } = flow
  const { round, create, lineOf } = await findOpenRound(flow)
  const before = await balanceNow(flow)
  const sent = [lineOf(0), { ...lineOf(1), ref: 1 }]
  const key = newKey()
  const { data: slip, answer } = await takeAnswer("a slip is taken", create, { betId: round.betId, poy: sent }, { key })
  const after = await balanceNow(flow)
  const staked = sent.reduce((sum, { price }) => sum + Math.round(price * 100), 0)
  check(
    "a slip costs what its lines cost",
    before - after === staked,
    answer,
    `${before - after} satang, not ${staked}`,
  )
  if (slip === undefined) return leave("a slip is given a receipt", "the answer holds no slip", answer)
  visit.made.poy = slip.id
  visit.made.poyKey = key
  checkReceipt(flow, slip, sent, answer)
  check("a slip is of the round that was named", slip.betId === round.betId, answer, slip.betId)
  check(
    "a slip tells when its round closes",
    slip.closeTime === round.closesAt,
    answer,
    "closeTime differs from the list",
  )

  const one = await takeAnswer("a slip is told alone", poysOne, { id: slip.id })
  check("a slip alone is the one that was asked for", one.data.id === slip.id, one.answer, one.data.id)
  check(
    "a slip alone has the stake of its receipt",
    one.data.stake === slip.stake,
    one.answer,
    `${one.data.stake} satang`,
  )
  const found = await takeAnswer("a slip is told by the key that it was sent under", poysByKey, { key })
  check("a key tells its own slip", found.data.id === slip.id, found.answer, found.data.id)
  const listed = await takeAnswer("slips are listed", poysAll, { status: "WAITING" })
  const row = listed.data.poys.find(({ id }) => id === slip.id)
  check("the list of waiting slips has the new one", row !== undefined, listed.answer, "it is not there")
  check(
    "the list tells the stake of the receipt",
    row === undefined || row.stake === slip.stake,
    listed.answer,
    "another stake",
  )
  const entries = await takeAnswer("the statement is told", transactionsAll, daysAround(visit.line.now()))
  const entry = entries.data.find(({ refId }) => refId === slip.id)
  check("the statement has the stake of the slip", entry?.amount === -staked, entries.answer, `${entry?.amount} satang`)
  const isLeft = entry?.balance === undefined || entry.balance === after
  check(
    "the statement tells the balance that was left",
    isLeft,
    entries.answer,
    `${entry?.balance} satang, not ${after}`,
  )

  const { cancelUntil = 0, cancelsLeft = 1 } = one.data
  if (cancelUntil < visit.line.now() || cancelsLeft < 1) leave("a slip is cancelled", "this player may cancel none now")
  const abort = await takeAnswer("a slip is cancelled", poysAbort, { id: slip.id }, { key: newKey() })
  check("a slip that was cancelled says so", abort.data.status === "CANCELLED", abort.answer, `${abort.data.status}`)
  const back = await balanceNow(flow)
  check("a cancelled slip gives its stake back", back === before, abort.answer, `${back - after} satang of ${staked}`)
  await refuse("a slip is cancelled once", poysAbort, { id: slip.id }, { key: newKey() })
  check(
    "what is refused gives nothing back",
    (await balanceNow(flow)) === before,
    abort.answer,
    "the balance has changed",
  )
  const gone = await take("a cancelled slip is told", poysOne, { id: slip.id })
  check("a cancelled slip stays cancelled", gone.status === "CANCELLED", abort.answer, `${gone.status}`)
}
