import { httpWithdrawals } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { Withdrawals } from "@fakham/core/wallet"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { cashChanges, type Doubted } from "./cash-changes.ts"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

const allowance = ({ client, world }: Machines) =>
  makeReading(ManagedRuntime.make(httpWithdrawals(client)), () => Withdrawals.use((of) => of.allowance), {
    feed: feedOf<Doubted | { readonly type: "connection.restored" }>(world.followConnection, cashChanges(world)),
  })

/** What may be taken out just now, as the operator counts it. */
export const useAllowance = (): ReturnType<typeof allowance> => {
  const machines = useMachines()
  const [made] = useState(() => allowance(machines))
  return made
}
