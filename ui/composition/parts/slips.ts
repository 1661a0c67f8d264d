import { storedIntents } from "@fakham/adapters/browser/errand"
import { orderIntents } from "@fakham/adapters/browser/order"
import { httpPlacedPoys } from "@fakham/adapters/operator/order"
import { type ConnectionNews, makeReading } from "@fakham/core/operator"
import { makeAborting, makePoyList, type ResultNews, readPoysOf, waitingPoys } from "@fakham/core/order"
import { Layer } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import { type Following, feedOf } from "../feeds.ts"
import { follow } from "../follow.ts"
import type { Machines } from "../player.ts"
import type { Rounds } from "../rounds.ts"
import { slipsMayHaveMoved } from "../slips-moved.ts"

export type Slips = ReturnType<typeof readPoysOf> & {
  /** How many slips wait for their result; read from the first that asks on, until the session ends. */
  readonly waiting: ActorRefFrom<ReturnType<typeof makeReading<unknown, number>>>
  readonly poyList: ReturnType<typeof makePoyList>
  readonly aborting: ReturnType<typeof makeAborting>
}

/** Tells once what a round came to is known. */
const resultOf =
  ({ round }: Pick<Rounds, "round">, betId: string): Following<ResultNews> =>
  (tell) => {
    const followed = createActor(round, { input: betId }).start()
    const leave = follow(
      followed,
      (state) => state.matches("resulted") || state.matches("cancelled"),
      (isOver) => {
        if (isOver) tell({ type: "result.heard" })
      },
    )
    return () => {
      leave()
      followed.stop()
    }
  }

type Doubt = { readonly type: "data.doubted" }

/** The player's slips: listed, opened, cancelled. */
export const part = ({ visit, client, player, world, ...machines }: Machines): Slips => {
  const own = visit.with(
    Layer.mergeAll(httpPlacedPoys(client), storedIntents({ codec: orderIntents, player: () => player })),
  )
  const { runtime } = own
  const doesAnyWait = (): boolean => (waiting.getSnapshot().context.known ?? 0) > 0
  const slipsMoved = feedOf<Doubt | ConnectionNews>(
    world.followConnection,
    slipsMayHaveMoved({ ...world, ...machines }, doesAnyWait),
  )
  const waiting: Slips["waiting"] = createActor(
    makeReading(runtime, () => waitingPoys, {
      feed: slipsMoved,
    }),
  )
  // A guest has no slips to ask for.
  if (player !== undefined) waiting.start()
  world.followEnd(() => waiting.stop())
  return {
    waiting,
    poyList: makePoyList(runtime, slipsMoved),
    aborting: makeAborting(runtime, {
      ...visit.environment,
      followResult: (betId) => feedOf(resultOf(machines, betId)),
    }),
    ...readPoysOf(own),
  }
}
