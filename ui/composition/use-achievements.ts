import { browserConnectivity } from "@fakham/adapters/browser"
import { storedIntents, walletIntents } from "@fakham/adapters/browser/wallet"
import { httpLoyalty } from "@fakham/adapters/operator/wallet"
import { type AchievementsNews, makeAchievements } from "@fakham/core/wallet"
import { useActorRef } from "@xstate/react"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { type Following, feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type Machine = ReturnType<typeof makeAchievements>
export type AchievementsActor = ActorRefFrom<Machine>

const achievements = ({ client, player, world, ...tools }: Machines) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      httpLoyalty(client),
      storedIntents({ codec: walletIntents, player: () => player }),
      browserConnectivity,
    ),
  )
  // A reward may have been claimed in another tab meanwhile.
  const pageShown: Following<AchievementsNews> = (tell) =>
    world.followPage(({ type }) => type === "page.shown" && tell({ type: "achievements.doubted" }))
  let lastPaid: SnapshotFrom<Machine>["context"]["paid"]
  return {
    machine: makeAchievements(runtime, tools, feedOf(pageShown)),
    follow: ({ context: { paid } }: SnapshotFrom<Machine>) => {
      if (paid !== undefined && paid !== lastPaid) world.doubtCash()
      lastPaid = paid
    },
  }
}

/** Put together with the one page of achievements, and fetched with it; a reward that was paid has the balance counted. */
export const useAchievements = (): AchievementsActor => {
  const machines = useMachines()
  const [{ machine, follow }] = useState(() => achievements(machines))
  return useActorRef(machine, {}, follow)
}
