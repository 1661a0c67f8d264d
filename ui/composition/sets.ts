import { makeBuying } from "@fakham/core/betting"
import { type Handoff, makeHandoff } from "./handoff.ts"
import type { Orders } from "./orders.ts"
import type { Rounds } from "./rounds.ts"
import type { PlayerRuntime, Tools } from "./runtime.ts"
import { makeSetTable, type Picked } from "./set-table.machine.ts"
import type { World } from "./world.ts"

export type Sets = {
  readonly setTable: ReturnType<typeof makeSetTable>
  /** Sets on their way to the page of a draw. */
  readonly setsHandoff: Handoff<Picked>
}

type Others = Pick<Orders, "ordering" | "ratePolicy"> & Pick<Rounds, "lobby">

/** Four-digit sets, as they are picked and placed. */
export const sets = (
  runtime: PlayerRuntime,
  { newKey }: Tools,
  { ordering, ratePolicy, lobby }: Others,
  world: World,
): Sets => {
  const setsHandoff: Sets["setsHandoff"] = makeHandoff()
  return {
    setTable: makeSetTable({
      buying: makeBuying(runtime, newKey),
      ordering,
      handoff: setsHandoff,
      policy: ratePolicy.recall,
      lobby,
      world,
    }),
    setsHandoff,
  }
}
