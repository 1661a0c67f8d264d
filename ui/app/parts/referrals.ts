import { storedIntents } from "@fakham/adapters/browser/errand"
import { walletIntents } from "@fakham/adapters/browser/wallet"
import { httpAffiliate, httpStatements } from "@fakham/adapters/operator/wallet"
import { referralsOf } from "@fakham/core/wallet"
import { Layer } from "effect"
import type { Machines } from "../player.ts"

export const part = ({ visit, client, player }: Machines) =>
  referralsOf(
    visit.with(
      Layer.mergeAll(
        httpAffiliate(client),
        httpStatements(client),
        storedIntents({ codec: walletIntents, player: () => player }),
      ),
    ),
  )

export type Referrals = ReturnType<typeof part>
