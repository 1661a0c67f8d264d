import { makeReading } from "@fakham/core/operator"
import { makeAborting, makePoyList, type PlacedPoy, poyOrNone, type ResultNews } from "@fakham/core/order"
import { createActor } from "xstate"
import { type Following, feedOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { Rounds } from "./rounds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"

export type Poys = {
  readonly poyList: ReturnType<typeof makePoyList>
  readonly aborting: ReturnType<typeof makeAborting>
  readonly poy: ReturnType<typeof makeReading<unknown, PlacedPoy | "none", string>>
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

/** The player's slips: listed, opened, cancelled. */
export const poys = (runtime: PlayerRuntime, tools: Tools, ofRounds: Pick<Rounds, "round">): Poys => ({
  poyList: makePoyList(runtime),
  aborting: makeAborting(runtime, { ...tools, followResult: (betId) => feedOf(resultOf(ofRounds, betId)) }),
  poy: makeReading(runtime, poyOrNone),
})
