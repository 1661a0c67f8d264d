import { storedIntents } from "@fakham/adapters/browser/errand"
import { walletIntents } from "@fakham/adapters/browser/wallet"
import { httpCashier, httpDepositOffers } from "@fakham/adapters/operator/wallet"
import { moneyInOf } from "@fakham/core/wallet"
import { Layer } from "effect"
import type { Machines } from "../player.ts"

export const part = ({ visit, client, player }: Machines) =>
  moneyInOf(
    visit.with(
      Layer.mergeAll(
        httpCashier(client),
        httpDepositOffers(client),
        storedIntents({ codec: walletIntents, player: () => player }),
      ),
    ),
  )

export type MoneyIn = ReturnType<typeof part>
