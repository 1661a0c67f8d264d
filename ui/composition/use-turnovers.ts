import { httpCredit } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { Credit } from "@fakham/core/wallet"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { cashChanges, type Doubted } from "./cash-changes.ts"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

const turnovers = ({ client, world }: Machines) =>
  makeReading(ManagedRuntime.make(httpCredit(client)), () => Credit.use((credit) => credit.turnovers), {
    feed: feedOf<Doubted | { readonly type: "connection.restored" }>(world.followConnection, cashChanges(world)),
  })

/** What holds the player's money back; fetched with the pages that tell of it. */
export const useTurnovers = (): ReturnType<typeof turnovers> => {
  const machines = useMachines()
  const [made] = useState(() => turnovers(machines))
  return made
}
