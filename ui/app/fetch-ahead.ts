import { tellLoaded } from "@fakham/adapters/browser/site"
import { watchPart } from "@fakham/core/visit"
import type { AnyRouter } from "@tanstack/react-router"
import { savesData } from "../service-worker/saved-data.ts"
import { nextTask } from "./next-task.ts"
import type { PageActors } from "./page-actors.ts"

/** Where the navigation leads. */
const ways = ["/main", "/lotto", "/poy", "/games", "/credit/deposit"] as const

/** Fetches the pages of the navigation for a player, one after the other, so that they can be opened without a line. */
export const fetchAhead = ({ session }: Pick<PageActors, "session">, router: AnyRouter): void => {
  if (savesData(navigator)) return
  watchPart(
    session,
    (state) => state.matches("player"),
    (isPlayer) => {
      if (isPlayer) void fetchWays(router)
    },
  )
}

const fetchWays = async (router: AnyRouter) => {
  for (const to of ways) {
    await nextTask()
    await router.preloadRoute({ to })
  }
  // What came before the worker answered for the page is kept too.
  tellLoaded()
}
