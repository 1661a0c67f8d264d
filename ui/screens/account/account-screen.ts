import { lazyScreen } from "../page/lazy-screen.ts"
import type { AccountScreen } from "./account-screens.ts"

/** For the route of a screen of who a player is, or of a page around the lotteries. */
export const accountScreen = (name: AccountScreen) =>
  lazyScreen(async () => (await import("./account-screens.ts")).fetchAccountScreen(name), "screen")
