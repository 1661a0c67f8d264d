import { storedIntents } from "@fakham/adapters/browser/errand"
import { walletIntents } from "@fakham/adapters/browser/wallet"
import { httpBanks } from "@fakham/adapters/operator/wallet"
import { newAccountsOf } from "@fakham/core/wallet"
import { Layer } from "effect"
import type { Machines } from "../player.ts"

export const part = ({ visit, client, player }: Machines) =>
  newAccountsOf(
    visit.with(Layer.mergeAll(httpBanks(client), storedIntents({ codec: walletIntents, player: () => player }))),
  )

export type NewAccounts = ReturnType<typeof part>
