import { storedIntents } from "@fakham/adapters/browser/errand"
import { walletIntents } from "@fakham/adapters/browser/wallet"
import { httpWithdrawals } from "@fakham/adapters/operator/wallet"
import { moneyOutOf } from "@fakham/core/wallet"
import { Layer } from "effect"
import type { Machines } from "../player.ts"

export const part = ({ visit, client, player }: Machines) =>
  moneyOutOf(
    visit.with(Layer.mergeAll(httpWithdrawals(client), storedIntents({ codec: walletIntents, player: () => player }))),
  )

export type MoneyOut = ReturnType<typeof part>
