import { browserConnectivity } from "@fakham/adapters/browser"
import { storedIntents, walletIntents } from "@fakham/adapters/browser/wallet"
import { httpBanks } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { type BankAccount, Banks, makeBankAddition } from "@fakham/core/wallet"
import { Effect, Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import { type Following, feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

/** How often an account is read again while the bank is checking it. */
const checkEvery = 5_000

type Banking = {
  readonly bankAddition: ReturnType<typeof makeBankAddition>
  readonly ownAccounts: ReturnType<typeof makeReading<unknown, ReadonlyArray<BankAccount>>>
}

/** The bank accounts of a player, and adding one. */
const banks = ({ client, player, world, ...tools }: Machines): Banking => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      httpBanks(client),
      storedIntents({ codec: walletIntents, player: () => player }),
      browserConnectivity,
    ),
  )
  let isAnyUnchecked = false
  const whileUnchecked: Following<{ readonly type: "data.doubted" }> = (tell) => {
    const timer = setInterval(() => isAnyUnchecked && tell({ type: "data.doubted" }), checkEvery)
    return () => clearInterval(timer)
  }
  return {
    bankAddition: makeBankAddition(runtime, tools),
    ownAccounts: makeReading(
      runtime,
      () =>
        Banks.use(({ mine }) => mine).pipe(
          Effect.tap((accounts) =>
            Effect.sync(() => {
              isAnyUnchecked = accounts.some(({ isChecked }) => !isChecked)
            }),
          ),
        ),
      {
        feed: feedOf<{ readonly type: "data.doubted" } | { readonly type: "connection.restored" }>(
          whileUnchecked,
          world.followConnection,
        ),
      },
    ),
  }
}

/** Put together with the pages of bank accounts, and fetched with them. */
export const useBanks = (): Banking => {
  const machines = useMachines()
  const [made] = useState(() => banks(machines))
  return made
}
