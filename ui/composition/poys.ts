import { type DraftedRound, draftedRounds } from "@fakham/core/betting"
import { type ConnectionNews, makeReading } from "@fakham/core/operator"
import { makeAborting, makePoyList, type PlacedPoy, poyOrNone, type ResultNews, waitingPoys } from "@fakham/core/order"
import { type ActorRefFrom, createActor } from "xstate"
import { type DraftMoves, draftMoves } from "./draft-moves.ts"
import { type Following, feedOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { Rounds } from "./rounds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import { slipsMayHaveMoved } from "./slips-moved.ts"
import type { World } from "./world.ts"

export type Poys = {
  /** How many slips wait for their result; started for a player, and runs until the session ends. */
  readonly waiting: ActorRefFrom<ReturnType<typeof makeReading<unknown, number>>>
  readonly poyList: ReturnType<typeof makePoyList>
  readonly aborting: ReturnType<typeof makeAborting>
  readonly poy: ReturnType<typeof makeReading<unknown, PlacedPoy | "none" | "notOffered", string>>
  /** The rounds that something is drafted for. */
  readonly drafted: ReturnType<typeof makeReading<unknown, ReadonlyArray<DraftedRound>>>
  readonly draftMoves: DraftMoves
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
export const poys = (
  runtime: PlayerRuntime,
  tools: Tools,
  ofRounds: Pick<Rounds, "round" | "followNews" | "followDoubts">,
  world: World,
): Poys => {
  const doesAnyWait = (): boolean => (waiting.getSnapshot().context.known ?? 0) > 0
  const slipsMoved = feedOf<Doubt | ConnectionNews>(
    world.followConnection,
    slipsMayHaveMoved({ ...world, ...ofRounds }, doesAnyWait),
  )
  const waiting: Poys["waiting"] = createActor(
    makeReading(runtime, () => waitingPoys, {
      feed: slipsMoved,
    }),
  )
  return {
    waiting,
    poyList: makePoyList(runtime, slipsMoved),
    aborting: makeAborting(runtime, { ...tools, followResult: (betId) => feedOf(resultOf(ofRounds, betId)) }),
    poy: makeReading(runtime, poyOrNone),
    drafted: makeReading(runtime, () => draftedRounds),
    draftMoves: draftMoves(runtime, tools),
  }
}
