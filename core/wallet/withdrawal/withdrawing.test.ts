import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { BankAccount } from "../bank/bank-account.ts"
import { somchaisAccount } from "../testing/operator-with-a-wallet.ts"
import { withdrawalTerms } from "./withdrawal.ts"
import { remainingFault, withdrawalFits, withdrawalNoted, withdrawingFor } from "./withdrawing.ts"

const command = { kind: "withdrawal", amount: baht(500), account: somchaisAccount } as const
const eligibility = {
  bankAccountMatches: true,
  earlierPending: false,
  turnoverMet: true,
  withdrawnToday: [],
  balance: baht(800),
}

test("a typed amount is noted with its account, or what stands against it is", () => {
  const typing = (account: BankAccount | undefined, amount: string, knows = true) => {
    const known = {
      ...withdrawingFor(undefined),
      allowance: knows ? { terms: withdrawalTerms, eligibility } : undefined,
    }
    return [withdrawalNoted(known, { amount, account }), withdrawalFits(known, { amount, account })]
  }
  expect(typing(somchaisAccount, "500")).toEqual([{ fault: undefined, operation: { command } }, true])
  expect(typing(undefined, "500")).toEqual([{ fault: "accountRequired" }, false])
  expect(typing(somchaisAccount, "99")).toEqual([{ fault: "belowMinimum" }, false])
  expect(typing(somchaisAccount, "801")).toEqual([{ fault: "balanceNotEnough" }, false])
  expect(typing(somchaisAccount, "500", false)).toEqual([{ fault: "internalError" }, false])
})

test("what stands against an amount stays until the amount is another, and nothing does while it is typed for the first time", () => {
  const allowance = { terms: withdrawalTerms, eligibility }
  const after = (fault: "belowMinimum" | undefined, amount: string) =>
    remainingFault({ ...withdrawingFor(undefined), allowance, fault }, { amount, account: somchaisAccount })
  expect(after("belowMinimum", "99")).toBe("belowMinimum")
  expect(after("belowMinimum", "801")).toBe("balanceNotEnough")
  expect(after("belowMinimum", "500")).toBeUndefined()
  expect(after(undefined, "99")).toBeUndefined()
})
