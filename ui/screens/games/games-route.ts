import { lazyScreen } from "../page/lazy-screen.ts"
import { withMachines } from "../page/with-machines.ts"

/**
 * For the routes of all pages of games: one screen reads from the address what it shows. Each route takes a copy, because
 * the router writes into the options it is given.
 */
export const gamesRoute = {
  ...withMachines,
  component: lazyScreen(async () => (await import("./fetch-page.lazy.ts")).fetchGamesPage(), "PageOfAddress"),
}
