import type { Following } from "./feeds.ts"
import type { World } from "./world.ts"

export type Doubted = { readonly type: "data.doubted" }

/** Told whenever the player's money may stand otherwise than before. */
export const cashChanges =
  ({ followMoney }: Pick<World, "followMoney">): Following<Doubted> =>
  (tell) =>
    followMoney(() => tell({ type: "data.doubted" }))
