import { httpYings } from "@fakham/adapters/operator/betting"
import { makeReading, Unreachable } from "@fakham/core/operator"
import { makeYingPage, type SeenShot, Yings as ShotsAtOperator, type YingPageLogic } from "@fakham/core/ying"
import { Effect } from "effect"
import type { Machines } from "../player.ts"

/** More than a round ever has. */
const everyShot = 1_000

type OwnShots = ReturnType<typeof makeReading<ShotsAtOperator, ReadonlyArray<SeenShot>, string>>

export type Yings = {
  readonly yingPage: YingPageLogic
  /** The player's own shots in a round, with the ranks they came to. */
  readonly ownShots: OwnShots
}

/** Numbers shot into yeekee rounds, and how their results came to be. */
export const part = ({ visit, client }: Machines): Yings => {
  const { runtime, environment } = visit.with(httpYings(client))
  return {
    yingPage: makeYingPage(runtime, environment),
    ownShots: makeReading(runtime, (betId: string) =>
      ShotsAtOperator.use((operator) => operator.recent(betId, everyShot)).pipe(
        Effect.map((shots): ReadonlyArray<SeenShot> => shots.filter(({ isOwn }) => isOwn)),
        Effect.catchTag("NoSuchRound", (cause) => Effect.fail(new Unreachable({ cause }))),
      ),
    ),
  }
}
