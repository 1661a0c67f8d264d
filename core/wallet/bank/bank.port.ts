import { Context, Data, type Effect } from "effect"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Bank } from "./bank.ts"
import type { BankAccount, NewBankAccount } from "./bank-account.ts"

/** The operator will not take this account, and says why in its own words: they are shown without any of ours. */
export class BankAccountRefused extends Data.TaggedError("BankAccountRefused")<Said> {}

/** Knows banks, and which accounts are the player's. */
export class Banks extends Context.Service<
  Banks,
  {
    /** The banks that accounts can be held with. */
    readonly all: () => Effect.Effect<ReadonlyArray<Bank>, Unauthorized | Unreachable>
    readonly mine: () => Effect.Effect<ReadonlyArray<BankAccount>, NotOffered | Unauthorized | Unreachable>
    readonly add: (account: NewBankAccount) => Effect.Effect<void, BankAccountRefused | Unauthorized | Unreachable>
  }
>()("core/wallet/bank/Banks") {}
