import { browserConnectivity } from "@fakham/adapters/browser"
import { storedIntents, walletIntents } from "@fakham/adapters/browser/wallet"
import { httpBanks } from "@fakham/adapters/operator/wallet"
import { makeBankAddition } from "@fakham/core/wallet"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type BankAddition = ReturnType<typeof makeBankAddition>

const bankAddition = ({ client, player, ...tools }: Machines): BankAddition => {
  const intents = storedIntents({ codec: walletIntents, player: () => player })
  return makeBankAddition(ManagedRuntime.make(Layer.mergeAll(httpBanks(client), intents, browserConnectivity)), tools)
}

/** Put together with the one page that adds a bank account, and fetched with it. */
export const useBankAddition = (): BankAddition => {
  const machines = useMachines()
  const [made] = useState(() => bankAddition(machines))
  return made
}
