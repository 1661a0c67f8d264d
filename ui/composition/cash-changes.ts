import type { Following } from "./feeds.ts"
import type { World } from "./world.ts"

export type Doubted = { readonly type: "data.doubted" }

/** Told whenever the player has another sum than before; what is known at the beginning is no change. */
export const cashChanges =
  ({ followCash }: Pick<World, "followCash">): Following<Doubted> =>
  (tell) => {
    let isKnown = false
    return followCash(() => {
      if (isKnown) tell({ type: "data.doubted" })
      isKnown = true
    })
  }
