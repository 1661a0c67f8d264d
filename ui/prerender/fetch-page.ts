import { defaultLocale } from "@fakham/core"
import { fetchMachines } from "../app/lazy-modules.ts"
import { makeRouter } from "../app/router.ts"
import { stoppedPage } from "./stopped-page.ts"

const routesAt = async (path: string) => {
  const { app } = await stoppedPage("guest", path, defaultLocale)
  const [routes] = makeRouter(app).getMatchedRoutes(path)
  return routes
}

/** The routes that a page is made of; pages of the same routes fetch the same. */
export const routesOf = async (path: string): Promise<string> => (await routesAt(path)).map(({ id }) => id).join(" ")

/** Fetches what the routes of a page fetch before they show it, as a visit does, without showing it. */
export const fetchPage = async (path: string): Promise<void> => {
  for (const { options } of await routesAt(path)) {
    if (options.loader !== undefined) await fetchMachines()
    await options.component?.preload?.()
  }
}
