import { makeReading, Unreachable } from "@fakham/core/operator"
import { makeShooting, makeShots, type SeenShot, Yings as ShotsAtOperator } from "@fakham/core/ying"
import { Effect } from "effect"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"
import { makeYingTable } from "./ying-table.machine.ts"

export type Yings = {
  readonly yingTable: ReturnType<typeof makeYingTable>
  /** The player's own shots in a round, with the ranks they came to. */
  readonly ownShots: ReturnType<typeof makeReading<unknown, ReadonlyArray<SeenShot>, string>>
}

/** More than a round ever has. */
const everyShot = 1_000

/** Numbers shot into yeekee rounds, and how their results came to be. */
export const yings = (runtime: PlayerRuntime, { now, newKey, followClock }: Tools, world: World): Yings => ({
  yingTable: makeYingTable({
    shooting: makeShooting(runtime, { now, newKey }),
    shots: makeShots(runtime, { now }),
    followClock,
    world,
  }),
  ownShots: makeReading(runtime, (betId: string) =>
    ShotsAtOperator.use((operator) => operator.recent(betId, everyShot)).pipe(
      Effect.map((shots): ReadonlyArray<SeenShot> => shots.filter(({ isOwn }) => isOwn)),
      Effect.catchTag("NoSuchRound", (cause) => Effect.fail(new Unreachable({ cause }))),
    ),
  ),
})
