import { httpBanks } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { type BankAccount, Banks } from "@fakham/core/wallet"
import { Effect, ManagedRuntime } from "effect"
import { useState } from "react"
import { type Following, feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

/** How often an account is read again while the bank is checking it. */
const checkEvery = 5_000

type OwnAccounts = ReturnType<typeof makeReading<unknown, ReadonlyArray<BankAccount>>>

export const ownAccounts = ({ client, world }: Machines): OwnAccounts => {
  let isAnyUnchecked = false
  const whileUnchecked: Following<{ readonly type: "data.doubted" }> = (tell) => {
    const timer = setInterval(() => isAnyUnchecked && tell({ type: "data.doubted" }), checkEvery)
    return () => clearInterval(timer)
  }
  return makeReading(
    ManagedRuntime.make(httpBanks(client)),
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
  )
}

/** The bank accounts of a player, fetched with the pages that tell of them. */
export const useOwnAccounts = (): OwnAccounts => {
  const machines = useMachines()
  const [made] = useState(() => ownAccounts(machines))
  return made
}
