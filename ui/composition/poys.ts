import { RoundFeed } from "@fakham/core/lotto"
import { type ConnectionNews, makeReading } from "@fakham/core/operator"
import { makeAborting, makePoyList, type PlacedPoy, poyOrNone, type ResultNews, waitingPoys } from "@fakham/core/order"
import { Effect, Stream } from "effect"
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

/** Placing and winning move the cash; slips that won nothing are over soon after their round was drawn. */
const slipsMayHaveMoved = ({ followCash, followPage, followConnection }: World) => {
  const doubt = (tell: (news: Doubt) => void) => () => tell({ type: "data.doubted" })
  const roundsOver = Stream.unwrap(Effect.map(RoundFeed, (feed) => feed.followAll)).pipe(
    Stream.filter(({ type }) => type === "round.drawn" || type === "round.cancelled"),
    Stream.debounce("5 seconds"),
    Stream.map((): Doubt => ({ type: "data.doubted" })),
  )
  const heard = feedOf<Doubt | ConnectionNews>(
    followConnection,
    (tell) => followCash(doubt(tell)),
    (tell) => followPage(({ type }) => type === "page.shown" && doubt(tell)()),
  )
  return Stream.merge(heard, roundsOver)
}

/** The player's slips: listed, opened, cancelled. */
export const poys = (runtime: PlayerRuntime, tools: Tools, ofRounds: Pick<Rounds, "round">, world: World): Poys => ({
  waiting: createActor(makeReading(runtime, () => waitingPoys, { feed: slipsMayHaveMoved(world) })).start(),
  poyList: makePoyList(runtime),
  aborting: makeAborting(runtime, { ...tools, followResult: (betId) => feedOf(resultOf(ofRounds, betId)) }),
  poy: makeReading(runtime, poyOrNone),
})
