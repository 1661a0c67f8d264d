import { guardAndGreet } from "../../screens/page/greet.ts"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"
import { withMachines } from "../../screens/page/with-machines.ts"
import type { AccountScreen } from "./account-screens.lazy.ts"

/** For the route of a screen of who a player is, or of a page around the lotteries. */
export const accountScreen = (name: AccountScreen) =>
  lazyScreen(async () => (await import("./account-screens.lazy.ts")).fetchAccountScreen(name), "screen")

/** The same of a player, run on their machines. */
export const playersScreen = (name: AccountScreen) => ({ ...withMachines, component: accountScreen(name) })

/** The same where one thing is done: on a phone nothing but the page's own head and buttons stands around it. */
export const taskScreen = (name: AccountScreen) => ({ ...playersScreen(name), staticData: { ownBar: true } })

/** All guides go by one screen, which finds its guide by the address; each route takes a copy of its options. */
export const guidePage = { component: accountScreen("Guide") }

/** The options of both addresses of the registration, with and without an affiliate's slug. Each route takes a copy. */
export const registerRoute = {
  beforeLoad: guardAndGreet,
  component: accountScreen("Register"),
}
