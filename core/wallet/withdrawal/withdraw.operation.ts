import { Effect, Predicate } from "effect"
import { type Intent, NeverReceived, type Operation } from "../../operation/operation.ts"
import { Unreachable } from "../../operator/failures.ts"
import { isSameAccount } from "../bank/bank-account.ts"
import { type Withdrawal, WithdrawalRefused, Withdrawals } from "./withdrawal.port.ts"
import type { WithdrawalRequest } from "./withdrawal.ts"

/** Money that is to be taken out, and to which account. */
export type WithdrawalCommand = WithdrawalRequest & { readonly kind: "withdrawal" }

/**
 * An entry without a key is taken for the intent's when it is younger, and the same money to the same account; nobody
 * knows of one that leaves any of it untold.
 */
const isMadeFor =
  ({ key, madeAt, command }: Intent<WithdrawalCommand>) =>
  ({ key: ownKey, createdAt, amount, account }: Withdrawal): boolean | undefined => {
    if (ownKey !== undefined) return ownKey === key
    if (createdAt !== undefined && createdAt < madeAt) return false
    if (amount !== undefined && amount !== command.amount) return false
    if (account.accountNumber !== "" && !isSameAccount(account, command.account)) return false
    return createdAt === undefined || amount === undefined || account.accountNumber === "" ? undefined : true
  }

const listed = (isSought: (entry: Withdrawal) => boolean | undefined) =>
  Effect.flatMap(
    Withdrawals.use((withdrawals) => withdrawals.all()),
    (all): Effect.Effect<Withdrawal, NeverReceived | Unreachable> => {
      const found = all.find((entry) => isSought(entry) === true)
      if (found !== undefined) return Effect.succeed(found)
      const isUnsure = all.some((entry) => isSought(entry) === undefined)
      return Effect.fail(
        isUnsure ? new Unreachable({ cause: "a withdrawal that is told too little" }) : new NeverReceived(),
      )
    },
  )

export const withdrawalNamed = (id: string) => listed((entry) => entry.id === id)

/** How money is taken out once. */
export const withdrawMoney = {
  purposeOf: () => "withdrawal",
  isCommand: (command): command is WithdrawalCommand =>
    Predicate.hasProperty(command, "kind") && command.kind === "withdrawal",
  isSame: (one, other) => one.amount === other.amount && isSameAccount(one.account, other.account),
  send: ({ command: { amount, account }, key }) =>
    Effect.catchTag(
      Withdrawals.use((withdrawals) => withdrawals.request({ amount, account }, key)),
      "NotOffered",
      () => Effect.fail(new WithdrawalRefused({ reason: "notOffered" })),
    ),
  lookUp: (intent) => listed(isMadeFor(intent)),
  isRefusal: (failure) => failure._tag === "WithdrawalRefused",
  changes: ["balance", "withdrawals", "statement"],
  isOnceOnly: false,
  isResent: false,
} satisfies Operation<WithdrawalCommand, Withdrawal, WithdrawalRefused, Withdrawals>
