import { Effect, Layer, Result } from "effect"
import { baht, minus, type Satang } from "../../money/satang.ts"
import { dayAt, type Instant } from "../../time/bangkok.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals } from "../withdrawal/withdrawal.port.ts"
import { type WithdrawalEligibility, withdrawal, withdrawalTerms } from "../withdrawal/withdrawal.ts"
import type { OperatorLine } from "./line-to-operator.ts"
import { onceAKey, type WalletBook } from "./wallet-book.ts"

type Booked = Withdrawal & { readonly amount: Satang; readonly createdAt: Instant }

/** A wallet that pays out by the operator's rules. */
export const walletForWithdrawals = (
  line: OperatorLine,
  { now, balance, write }: WalletBook,
  ailing: () => boolean,
) => {
  const requested = onceAKey<Booked, WithdrawalRefused>()
  const withdrawals: Array<Booked> = []
  let eligibility: Pick<WithdrawalEligibility, "bankAccountMatches" | "turnoverMet"> = {
    bankAccountMatches: true,
    turnoverMet: true,
  }

  const currentEligibility = (): WithdrawalEligibility => ({
    ...eligibility,
    earlierPending: withdrawals.some(({ status }) => status === "WAITING"),
    withdrawnToday: withdrawals
      .filter(({ status, createdAt }) => status !== "REJECTED" && dayAt(createdAt) === dayAt(now()))
      .map(({ amount }) => amount),
    balance: balance(),
  })
  const settle = (id: string, status: "PAID" | "REJECTED") => {
    const at = withdrawals.findIndex((one) => one.id === id)
    const one = withdrawals[at]
    if (one?.status !== "WAITING") return
    withdrawals[at] = { ...one, status }
    if (status === "REJECTED") write("ADMIN_INCREASE", one.amount, id)
  }

  return {
    withdrawals: (): ReadonlyArray<Booked> => withdrawals,
    stands: (change: Partial<typeof eligibility>) => void (eligibility = { ...eligibility, ...change }),
    pay: (id: string) => settle(id, "PAID"),
    reject: (id: string) => settle(id, "REJECTED"),
    layer: Layer.succeed(Withdrawals, {
      allowance: () =>
        line.ask("allowance", () => Effect.sync(() => ({ terms: withdrawalTerms, eligibility: currentEligibility() }))),
      request: ({ amount, account }, key) =>
        line.ask(`withdraw ${key}`, () =>
          requested(key, () => {
            const checked = ailing() ? Result.fail("internalError" as const) : withdrawal(amount, currentEligibility())
            if (Result.isFailure(checked)) return Result.fail(new WithdrawalRefused({ reason: checked.failure }))
            const id = `W-${withdrawals.length + 1}`
            const taken: Booked = { id, key, amount, account, status: "WAITING", note: "", createdAt: now() }
            withdrawals.unshift(taken)
            write("WITHDRAW", minus(baht(0), amount), id)
            return Result.succeed(taken)
          }),
        ),
      all: () => line.ask("withdrawals", () => Effect.sync(() => [...withdrawals])),
    }),
  }
}
