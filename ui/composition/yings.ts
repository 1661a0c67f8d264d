import { type ClockNews, type ConnectionNews, makeReading, Unreachable } from "@fakham/core/operator"
import { makeProof, makeShooting, makeShots, type SeenShot, Yings as ShotsAtOperator } from "@fakham/core/ying"
import { Effect } from "effect"
import { type Announced, followEnding } from "./endings.ts"
import { clockNews, feedOf } from "./feeds.ts"
import type { Rounds } from "./rounds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"
import { makeYingTable } from "./ying-table.machine.ts"

export type Yings = {
  readonly yingTable: ReturnType<typeof makeYingTable>
  readonly proof: ReturnType<typeof makeProof>
  /** The player's own shots in a round, with the ranks they came to. */
  readonly ownShots: ReturnType<typeof makeReading<unknown, ReadonlyArray<SeenShot>, string>>
}

type Refresh = ClockNews | ConnectionNews | Announced

/** More than a round ever has. */
const everyShot = 1_000

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))

/** Numbers shot into yeekee rounds, and how their results came to be. */
export const yings = (
  runtime: PlayerRuntime,
  { now, newKey, followClock }: Tools,
  { lobby }: Pick<Rounds, "lobby">,
  world: World,
): Yings => ({
  yingTable: makeYingTable({
    shooting: makeShooting(runtime, { now, newKey }),
    shots: makeShots(runtime, { now }),
    followClock,
    world,
  }),
  proof: makeProof(runtime, {
    now,
    sha256,
    feed: (betId) => feedOf<Refresh>(clockNews({ followClock }), world.followConnection, followEnding(lobby, betId)),
  }),
  ownShots: makeReading(runtime, (betId: string) =>
    ShotsAtOperator.use((operator) => operator.recent(betId, everyShot)).pipe(
      Effect.map((shots): ReadonlyArray<SeenShot> => shots.filter(({ isOwn }) => isOwn)),
      Effect.catchTag("NoSuchRound", (cause) => Effect.fail(new Unreachable({ cause }))),
    ),
  ),
})
