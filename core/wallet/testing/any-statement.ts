import fc from "fast-check"
import { satang } from "../../money/satang.ts"
import { anyAmount } from "../../money/testing/any-amount.ts"
import { anyHostileText } from "../../testing/any-hostile.ts"
import { anyInstant } from "../../time/testing/any-time.ts"
import { type Transaction, transactionTypes } from "../statement/statement.ts"

const known = Object.values(transactionTypes).flat()

/** Types that the site does not know: newer ones, misspelt ones, and names that objects have already. */
export const anyUnknownTransactionType: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("BET_PINGPONG", "deposit", "DEPOSIT ", "ACHIEVEMENT_ADDMONEY", "__proto__", "constructor", ""),
  anyHostileText,
)

export const anyTransactionType: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...known), weight: 4 },
  { arbitrary: anyUnknownTransactionType, weight: 1 },
)

const takes = (type: string) => /^(?:WITHDRAW|BET_|ADMIN_(?:MOVE_)?DECREASE|GAME_DEDUCT|CREATE_GAME)/.test(type)

/** An entry whose amount goes the way of its type: stakes and withdrawals out, what is won or brought in. */
export const anyTransaction: fc.Arbitrary<Transaction> = fc
  .record({ transactionType: anyTransactionType, amount: anyAmount, createdAt: anyInstant })
  .map((entry) => ({ ...entry, amount: takes(entry.transactionType) ? satang(0 - entry.amount) : entry.amount }))

export const anyStatement: fc.Arbitrary<ReadonlyArray<Transaction>> = fc.array(anyTransaction, {
  maxLength: 40,
  size: "max",
})
