import { lazyScreen } from "../page/lazy-screen.ts"

/** Fetched when a round is shot into or proven, not with the keypad. */
export const LazyYingPage = lazyScreen(() => import("../ying/ying-page.tsx"), "YingPage")
