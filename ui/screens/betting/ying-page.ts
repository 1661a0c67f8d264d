import { onParts, parts } from "../../app/parts.ts"
import { lazyScreen } from "../page/lazy-screen.ts"

/** Fetched when a round is shot into or proven, not with the keypad. */
export const LazyYingPage = lazyScreen(
  () => onParts(import("../ying/ying-page.lazy.tsx"), parts.yings, parts.proofs),
  "YingPage",
)
