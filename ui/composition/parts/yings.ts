import { httpYings } from "@fakham/adapters/operator/betting"
import { makeReading, Unreachable } from "@fakham/core/operator"
import { makeShooting, makeShots, type SeenShot, Yings as ShotsAtOperator } from "@fakham/core/ying"
import { Effect } from "effect"
import type { Machines } from "../player.ts"
import { makeYingTable } from "../ying-table.machine.ts"

/** More than a round ever has. */
const everyShot = 1_000

type OwnShots = ReturnType<typeof makeReading<ShotsAtOperator, ReadonlyArray<SeenShot>, string>>

export type Yings = {
  readonly yingTable: ReturnType<typeof makeYingTable>
  /** The player's own shots in a round, with the ranks they came to. */
  readonly ownShots: OwnShots
}

/** Numbers shot into yeekee rounds, and how their results came to be. */
export const part = ({ visit, client, now, newKey, followClock, world }: Machines): Yings => {
  const { runtime } = visit.with(httpYings(client))
  return {
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
  }
}
