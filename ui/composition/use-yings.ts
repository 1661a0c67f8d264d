import { makeReading, Unreachable } from "@fakham/core/operator"
import { makeShooting, makeShots, type SeenShot, Yings as ShotsAtOperator } from "@fakham/core/ying"
import { Effect } from "effect"
import { useState } from "react"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"
import { makeYingTable } from "./ying-table.machine.ts"

/** More than a round ever has. */
const everyShot = 1_000

/** Numbers shot into yeekee rounds, and how their results came to be. */
const yings = ({ runtime, now, newKey, followClock, world }: Machines) => ({
  yingTable: makeYingTable({
    shooting: makeShooting(runtime, { now, newKey }),
    shots: makeShots(runtime, { now }),
    followClock,
    world,
  }),
  /** The player's own shots in a round, with the ranks they came to. */
  ownShots: makeReading(runtime, (betId: string) =>
    ShotsAtOperator.use((operator) => operator.recent(betId, everyShot)).pipe(
      Effect.map((shots): ReadonlyArray<SeenShot> => shots.filter(({ isOwn }) => isOwn)),
      Effect.catchTag("NoSuchRound", (cause) => Effect.fail(new Unreachable({ cause }))),
    ),
  ),
})

/** Put together with the one page that shoots, and fetched with it. */
export const useYings = () => {
  const machines = useMachines()
  const [made] = useState(() => yings(machines))
  return made
}
