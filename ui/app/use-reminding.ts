import { playingSince } from "@fakham/adapters/browser/limits"
import { httpPlayed, readPlayLimits } from "@fakham/adapters/operator/limits"
import { makeSessionReminder } from "@fakham/core/limits"
import { makeReading } from "@fakham/core/operator"
import { useActorRef } from "@xstate/react"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { clockNews } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { makeReminding, type ReminderLogic } from "./reminding.machine.ts"

export type ReminderActor = ActorRefFrom<ReminderLogic>

const reminding = ({ client, runtime, player = "", now, isTimeKnown, followClock, world }: Machines) =>
  makeReminding({
    reminder: makeSessionReminder(ManagedRuntime.make(httpPlayed(client)), { now }),
    ownLimits: makeReading(runtime, () => readPlayLimits(client), { retryEvery: 5_000 }),
    now,
    isTimeKnown,
    playingSince: () => playingSince(player, now()),
    followClock: clockNews({ followClock }),
    world,
  })

/** Put together beside the pages once the first of them is drawn. */
export const useReminding = (machines: Machines) => {
  const [made] = useState(() => reminding(machines))
  return useActorRef(made)
}
