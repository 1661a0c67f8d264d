import { dayAt } from "@fakham/core/time"
import { cashs, poysAll, transactionsAll, transactionsPage, usersInfos } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { daysAround } from "./bet.ts"

const sumOf = (amounts: ReadonlyArray<number>) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The balance, wherever it is told, and sums of what they are the sums of. */
export const playStatement = async (flow: VisitPart): Promise<void> => {
  const { take, takeAnswer, check, visit } = flow
  const { money } = await take("the balance is told", cashs, {})
  const player = await takeAnswer("the player is told", usersInfos, {})
  const { cash } = player.data
  check(
    "the player's own page tells the same balance",
    cash === undefined || cash === money,
    player.answer,
    `${cash} satang`,
  )
  const { data: entries, answer } = await takeAnswer(
    "the statement is told",
    transactionsAll,
    daysAround(visit.line.now()),
  )
  const newest = entries.toSorted((one, other) => other.createdAt - one.createdAt)
  const latest = newest.filter(({ createdAt }) => createdAt === newest[0]?.createdAt)
  const isSame = latest.every(({ balance }) => balance === undefined) || latest.some(({ balance }) => balance === money)
  check(
    "the newest entry leaves the balance that is told",
    latest.length === 0 || isSame,
    answer,
    `not ${money} satang`,
  )
  const late = entries.find(({ createdAt }) => createdAt > visit.line.now() + 60_000)
  check("no entry is of a time to come", late === undefined, answer, `${late?.id} is`)
  const ids = entries.map(({ id }) => id)
  check("every entry has an id of its own", new Set(ids).size === ids.length, answer, "two entries have one id")

  const page = await takeAnswer("the statement is told by pages", transactionsPage, { limit: 2_000 })
  const { totals, next } = page.data
  const keyOf = (day: string, type: string) => `${type} of ${day}`
  const moved = (at: string, isIn: boolean) =>
    sumOf(
      page.data.entries.flatMap(({ createdAt, transactionType, amount }) =>
        keyOf(dayAt(createdAt), transactionType) === at && amount > 0 === isIn ? [Math.abs(amount)] : [],
      ),
    )
  if (next === "")
    for (const { day, transactionType, moneyIn, moneyOut } of totals) {
      const at = keyOf(day, transactionType)
      const isSum = moneyIn === moved(at, true) && Math.abs(moneyOut) === moved(at, false)
      check(
        `the total of ${at} is the sum of its entries`,
        isSum,
        page.answer,
        `${moneyIn} in and ${moneyOut} out are not`,
      )
    }
  const slips = await takeAnswer("slips are listed", poysAll, {})
  const { counts, total = 0 } = slips.data
  const known = Object.values(counts ?? {}).map((count) => count ?? 0)
  check(
    "slips of all statuses are as many as all slips",
    counts === undefined || sumOf(known) === total,
    slips.answer,
    `${sumOf(known)}, not ${total}`,
  )
}
