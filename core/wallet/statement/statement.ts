import { nothing, plus, type Satang } from "../../money/satang.ts"
import type { Instant } from "../../time/bangkok.ts"

/** Which types of transaction stand together, spelled as operators send them. */
export const transactionTypes = {
  deposit: [
    "PREDEPOSIT",
    "DEPOSIT",
    "ADMIN_INCREASE",
    "ABORT_POY",
    "ACHIVEMENT_ADDMONEY",
    "YING_WIN",
    "ADMIN_MOVE_INCREASE",
    "MOVE_AF_TO_MONEY",
  ],
  withdraw: ["WITHDRAW", "ADMIN_DECREASE", "ADMIN_MOVE_DECREASE"],
  lotto: ["BET_GOV", "BET_YEEKEE", "BET_STOCK", "BET_SET_4", "WIN_GOV", "WIN_YEEKEE", "WIN_STOCK", "WIN_SET_4"],
  games: [
    "BET_GAME",
    "WIN_GAME",
    "ABORT_GAME",
    "REFUND_GAME",
    "GAME_ADD",
    "GAME_DEDUCT",
    "CREATE_GAME",
    "DRAW_GAME",
    "BONUS_GAME",
  ],
} as const

type NamedGroup = keyof typeof transactionTypes
export type TransactionType = (typeof transactionTypes)[NamedGroup][number]

/** The groups of a statement; what the site does not know stands under the last, never lost. */
export const statementGroups = ["deposit", "withdraw", "lotto", "games", "other"] as const
export type StatementGroup = (typeof statementGroups)[number]

const groups: ReadonlyMap<string, StatementGroup> = new Map(
  (["deposit", "withdraw", "lotto", "games"] as const).flatMap((group) =>
    transactionTypes[group].map((type): [string, StatementGroup] => [type, group]),
  ),
)

export const groupOf = (transactionType: string): StatementGroup => groups.get(transactionType) ?? "other"

export const isTransactionType = (text: string): text is TransactionType => groups.has(text)

export type Transaction = {
  readonly transactionType: string
  /** What it did to the player's money: in above nothing, out below. */
  readonly amount: Satang
  readonly createdAt: Instant
}

/** Every entry in exactly one group, in the order it came. */
export const grouped = <Entry extends { readonly transactionType: string }>(
  entries: ReadonlyArray<Entry>,
): Readonly<Record<StatementGroup, ReadonlyArray<Entry>>> => {
  const of = (group: StatementGroup) => entries.filter(({ transactionType }) => groupOf(transactionType) === group)
  return {
    deposit: of("deposit"),
    withdraw: of("withdraw"),
    lotto: of("lotto"),
    games: of("games"),
    other: of("other"),
  }
}

export type Sums = { readonly moneyIn: Satang; readonly moneyOut: Satang; readonly net: Satang }

/** What came in, what went out (below nothing), and both together. */
export const sums = (entries: Iterable<Pick<Transaction, "amount">>): Sums => {
  let [moneyIn, moneyOut] = [nothing, nothing]
  for (const { amount } of entries)
    if (amount > 0) moneyIn = plus(moneyIn, amount)
    else moneyOut = plus(moneyOut, amount)
  return { moneyIn, moneyOut, net: plus(moneyIn, moneyOut) }
}
