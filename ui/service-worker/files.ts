import { registerRoute } from "workbox-routing"
import { CacheFirst } from "workbox-strategies"

/** Files of the build never change under their name. */
export const keepFiles = (): void => {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
    new CacheFirst({ cacheName: "files" }),
  )
}
