import { Effect, Predicate } from "effect"
import { NeverReceived, type Operation } from "../../operation/operation.ts"
import { type BankAccountRefused, Banks } from "./bank.port.ts"
import { isSameAccount, type NewBankAccount } from "./bank-account.ts"

export type BankAccountCommand = NewBankAccount & { readonly kind: "bankAccount" }

/** How a bank account is added once. Adding it twice would change nothing, so what never arrived is sent again. */
export const addBank = {
  purposeOf: ({ bankCode, accountNumber }) => `bank account ${bankCode} ${accountNumber}`,
  isCommand: (command): command is BankAccountCommand =>
    Predicate.hasProperty(command, "kind") && command.kind === "bankAccount",
  isSame: isSameAccount,
  send: ({ command: { bankCode, accountNumber } }) => Banks.use((banks) => banks.add({ bankCode, accountNumber })),
  lookUp: ({ command }) =>
    Effect.flatMap(
      Banks.use((banks) => banks.mine()),
      (mine) => (mine.some((one) => isSameAccount(one, command)) ? Effect.void : Effect.fail(new NeverReceived())),
    ),
  isRefusal: (failure) => failure._tag === "BankAccountRefused",
  changes: ["accounts"],
  isOnceOnly: false,
  isResent: true,
} satisfies Operation<BankAccountCommand, void, BankAccountRefused, Banks>
