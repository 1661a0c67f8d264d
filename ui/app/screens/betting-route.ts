import { lazyScreen } from "../../screens/page/lazy-screen.ts"
import { withMachines } from "../../screens/page/with-machines.ts"
import type { BettingScreen } from "./betting-screens.lazy.ts"

/** For the route of a screen on which bets are made, run on a player's machines. */
export const bettingScreen = (name: BettingScreen) => ({
  ...withMachines,
  component: lazyScreen(async () => (await import("./betting-screens.lazy.ts")).fetchBettingScreen(name), "screen"),
})
