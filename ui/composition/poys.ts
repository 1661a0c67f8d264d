import { makeAborting, makePoyList, type PlacedPoy, PlacedPoys } from "@fakham/core/order"
import { makeReading } from "@fakham/core/site"
import { Effect } from "effect"
import type { PlayerRuntime, Tools } from "./runtime.ts"

export type Poys = {
  readonly poyList: ReturnType<typeof makePoyList>
  readonly aborting: ReturnType<typeof makeAborting>
  readonly poy: (id: string) => ReturnType<typeof makeReading<unknown, PlacedPoy | "none">>
}

/** The player's slips: listed, opened, cancelled. */
export const poys = (runtime: PlayerRuntime, { now, newKey }: Tools): Poys => ({
  poyList: makePoyList(runtime),
  aborting: makeAborting(runtime, { newKey, now }),
  poy: (id) =>
    makeReading(
      runtime,
      Effect.catchTag(
        PlacedPoys.use((placed) => placed.one(id)),
        "NoSuchPoy",
        () => Effect.succeed("none" as const),
      ),
    ),
})
