import { lazyScreen } from "./lazy-screen.ts"

/** Stands in place of a page, by the tag of what kept it away. */
export const Replacement = lazyScreen(() => import("./status-pages/status-screens.lazy.tsx"), "ReplacementScreen")
