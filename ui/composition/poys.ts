import { type ConnectionNews, makeReading } from "@fakham/core/operator"
import { makeAborting, makePoyList, type PlacedPoy, poyOrNone, type ResultNews, waitingPoys } from "@fakham/core/order"
import { type ActorRefFrom, createActor } from "xstate"
import { type Following, feedOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { Rounds } from "./rounds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import type { World } from "./world.ts"

export type Poys = {
  /** How many slips wait for their result; runs until the session ends. */
  readonly waiting: ActorRefFrom<ReturnType<typeof makeReading<unknown, number>>>
  readonly poyList: ReturnType<typeof makePoyList>
  readonly aborting: ReturnType<typeof makeAborting>
  readonly poy: ReturnType<typeof makeReading<unknown, PlacedPoy | "none" | "notOffered", string>>
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

/** How long after its draw a round is paid out at most, as a rule. */
const paying = 5_000

/** Tells a while after the rounds were read anew, which they are as soon as one of them has ended. */
const roundsOver =
  (lobby: Rounds["lobby"]): Following<Doubt> =>
  (tell) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = follow(
      lobby,
      ({ context }) => context.readAt,
      () => {
        clearTimeout(timer)
        timer = setTimeout(() => tell({ type: "data.doubted" }), paying)
      },
    )
    return () => {
      leave()
      clearTimeout(timer)
    }
  }

/** Placing and winning move the cash; slips that won nothing are over soon after their round was drawn. */
const slipsMayHaveMoved = ({ followCash, followConnection }: World, lobby: Rounds["lobby"]) =>
  feedOf<Doubt | ConnectionNews>(
    followConnection,
    (tell) => followCash(() => tell({ type: "data.doubted" })),
    roundsOver(lobby),
  )

/** The player's slips: listed, opened, cancelled. */
export const poys = (
  runtime: PlayerRuntime,
  tools: Tools,
  ofRounds: Pick<Rounds, "round" | "lobby">,
  world: World,
): Poys => ({
  waiting: createActor(
    makeReading(runtime, () => waitingPoys, { feed: slipsMayHaveMoved(world, ofRounds.lobby) }),
  ).start(),
  poyList: makePoyList(runtime),
  aborting: makeAborting(runtime, { ...tools, followResult: (betId) => feedOf(resultOf(ofRounds, betId)) }),
  poy: makeReading(runtime, poyOrNone),
})
