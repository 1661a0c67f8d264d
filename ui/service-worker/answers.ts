import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core"
import { registerRoute } from "workbox-routing"

const cacheName = "answers"
/** Rounds and results: what is the same for all who may ask. Nothing of money, nothing of a player's own. */
const cacheable = /^\/poy-api\/(?:bet-list(?:s\.latest|-results(?:\.latest|\.history)?)|lotteries\.4d\.latest)$/

/** Answers come from the operator; where it cannot be reached, the last one to the same visitor, with when it came. */
export const cacheAnswers = (): void => {
  const isCacheable: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && cacheable.test(url.pathname)
  const answer: RouteHandlerCallback = async ({ request, event }) => {
    try {
      const askedAt = Date.now()
      const came = await fetch(request)
      if (came.status === 200) event.waitUntil(keep(request, came.clone(), askedAt))
      return came
    } catch (error) {
      const last = await lastAnswer(request)
      if (last === undefined) throw error
      return last
    }
  }
  registerRoute(isCacheable, answer)
  // The rounds of four digits are asked for by POST, all of them at one address.
  registerRoute(isCacheable, answer, "POST")
}

/** Of who asked, enough to know them again: the token itself is not kept. */
const visitorOf = async ({ headers }: Request): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(headers.get("authorization") ?? ""))
  return [...new Uint8Array(digest)].join()
}

/**
 * The operator's own date gets another name: as it is, it would set the clock of the page to when the answer came. With when
 * it was asked for and came, the page knows how far this device's clock is from the operator's.
 */
const keep = async (request: Request, answer: Response, askedAt: number) => {
  const headers = {
    "content-type": answer.headers.get("content-type") ?? "application/json",
    "x-kept-asked-at": `${askedAt}`,
    "x-kept-at": `${Date.now()}`,
    "x-kept-date": answer.headers.get("date") ?? "",
    "x-kept-for": await visitorOf(request),
  }
  const cache = await caches.open(cacheName)
  await cache.put(request.url, new Response(await answer.blob(), { headers }))
}

const lastAnswer = async (request: Request) => {
  const found = await (await caches.open(cacheName)).match(request.url)
  return found?.headers.get("x-kept-for") === (await visitorOf(request)) ? found : undefined
}
