import { lazy } from "react"

/** Fetched when a round is shot into or proven, not with the keypad. */
export const YingPage = lazy(async () => ({ default: (await import("../ying/ying-page.tsx")).YingPage }))
