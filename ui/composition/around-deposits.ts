import { bankOf, lastDigits, shownAccountNumber } from "@fakham/core/wallet"
import type { Machines } from "./player.ts"
import { ownAccounts } from "./use-own-accounts.ts"

/** What pages of deposits show beside a deposit itself from the first: accounts, and how they are written. */
export type AroundDeposits = {
  readonly ownAccounts: ReturnType<typeof ownAccounts>
  /** From here, so that what these pages look like carries no list of banks. */
  readonly written: {
    readonly bankOf: typeof bankOf
    readonly lastDigits: typeof lastDigits
    readonly shownAccountNumber: typeof shownAccountNumber
  }
}

const made = new WeakMap<Machines, AroundDeposits>()

/** Put together for a player with the first page of deposits, and the same for all of them. */
export const aroundDepositsOf = (machines: Machines): AroundDeposits => {
  const around = made.get(machines) ?? {
    ownAccounts: ownAccounts(machines),
    written: { bankOf, lastDigits, shownAccountNumber },
  }
  made.set(machines, around)
  return around
}
