import { Effect, Predicate } from "effect"
import { NeverHeard, type Operation } from "../../operation/operation.ts"
import { isSameAccount, type NewBankAccount } from "./bank-account.ts"
import { type BankAccountRefused, Banks } from "./banks.ts"

export type MeantAccount = NewBankAccount & { readonly kind: "bankAccount" }

/** How a bank account is added once. Adding it twice would change nothing, so what never arrived is sent again. */
export const addOnce = {
  purposeOf: ({ bankCode, accountNumber }) => `bank account ${bankCode} ${accountNumber}`,
  isMeant: (meant): meant is MeantAccount => Predicate.hasProperty(meant, "kind") && meant.kind === "bankAccount",
  isSame: isSameAccount,
  send: ({ meant: { bankCode, accountNumber } }) => Banks.use((banks) => banks.add({ bankCode, accountNumber })),
  lookUp: ({ meant }) =>
    Effect.flatMap(
      Banks.use((banks) => banks.mine),
      (mine) => (mine.some((one) => isSameAccount(one, meant)) ? Effect.void : Effect.fail(new NeverHeard())),
    ),
  isNo: (failure) => failure._tag === "BankAccountRefused",
  changes: ["accounts"],
  isOnceOnly: false,
  isResent: true,
} satisfies Operation<MeantAccount, void, BankAccountRefused, Banks>
