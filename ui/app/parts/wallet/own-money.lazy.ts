import { bankOf, lastDigits, ownMoneyOf, shownAccountNumber } from "@fakham/core/wallet"
import { httpBanks, httpCredit, httpLoyalty, httpStatements, httpWithdrawals } from "@fakham/operator/wallet"
import { Layer } from "effect"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => ({
  ...ownMoneyOf(
    visit.with(
      Layer.mergeAll(
        httpBanks(client),
        httpCredit(client),
        httpLoyalty(client),
        httpStatements(client),
        httpWithdrawals(client),
      ),
    ),
  ),
  /** From here, so that what these pages look like carries no list of banks. */
  written: { bankOf, lastDigits, shownAccountNumber },
})

export type OwnMoneyPart = ReturnType<typeof part>
