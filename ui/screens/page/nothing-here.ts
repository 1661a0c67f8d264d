import { lazyScreen } from "./lazy-screen.ts"

/** Stands inside a page whose address leads to nothing: a round, a slip or a day that is not there. */
export const NothingHere = lazyScreen<"NothingHereScreen">(
  () => import("./status-pages/status-screens.lazy.tsx"),
  "NothingHereScreen",
)
