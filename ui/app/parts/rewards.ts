import { storedIntents } from "@fakham/adapters/browser/errand"
import { walletIntents } from "@fakham/adapters/browser/wallet"
import { httpLoyalty } from "@fakham/adapters/operator/wallet"
import { rewardsOf } from "@fakham/core/wallet"
import { Layer } from "effect"
import type { Machines } from "../player.ts"

export const part = ({ visit, client, player }: Machines) =>
  rewardsOf(
    visit.with(Layer.mergeAll(httpLoyalty(client), storedIntents({ codec: walletIntents, player: () => player }))),
  )

export type Rewards = ReturnType<typeof part>
