import { makeReading } from "@fakham/core/operator"
import { makeAborting, makePoyList, type PlacedPoy, PlacedPoys } from "@fakham/core/order"
import { Effect } from "effect"
import type { PlayerRuntime, Tools } from "./runtime.ts"

export type Poys = {
  readonly poyList: ReturnType<typeof makePoyList>
  readonly aborting: ReturnType<typeof makeAborting>
  readonly poy: ReturnType<typeof makeReading<unknown, PlacedPoy | "none", string>>
}

/** The player's slips: listed, opened, cancelled. */
export const poys = (runtime: PlayerRuntime, { now, newKey }: Tools): Poys => ({
  poyList: makePoyList(runtime),
  aborting: makeAborting(runtime, { newKey, now }),
  poy: makeReading(runtime, (id: string) =>
    Effect.catchTag(
      PlacedPoys.use((placed) => placed.one(id)),
      "NoSuchPoy",
      () => Effect.succeed("none" as const),
    ),
  ),
})
