import { registerRoute } from "workbox-routing"
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies"
import { isOfRelease } from "./release.ts"

const cacheName = "files"
const picture = /^\/(?:favicon\.svg$|icons\/|pictures\/)/

/** Files of the build never change under their name; pictures do, and are looked at again for the next time. */
export const cacheFiles = (): void => {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
    new CacheFirst({ cacheName }),
  )
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && picture.test(url.pathname),
    new StaleWhileRevalidate({ cacheName: "pictures" }),
  )
}

/**
 * Keeps what a page has loaded already, which the browser has at hand; a file that is gone meanwhile is left out, and one that
 * the browser would have to fetch again where data is saved.
 */
export const addFiles = async (paths: ReadonlyArray<string>, isSaving = false): Promise<void> => {
  const cache = await caches.open(cacheName)
  const add = async (path: string) => {
    if ((await cache.match(path)) !== undefined) return
    await cache.add(isSaving ? new Request(path, { mode: "same-origin", cache: "only-if-cached" }) : path)
  }
  await Promise.allSettled(paths.filter((path) => path.startsWith("/assets/")).map(add))
}

/** Drops what earlier releases were made of. */
export const dropOldFiles = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  const stored = await cache.keys()
  const old = stored.filter(({ url }) => !isOfRelease(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
