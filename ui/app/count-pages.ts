import { isAgreedTo, storedClientId } from "@fakham/adapters/browser/site"
import { pageAnalytics, pageCounter } from "@fakham/adapters/vendors/analytics"
import type { AnyRouter } from "@tanstack/react-router"

/** Counts the pages that a visitor opens by their patterns, as long as they agree to it. */
export const countPages = (router: AnyRouter): void => {
  const settings = pageAnalytics()
  if (settings === undefined) return
  const count = pageCounter(settings, {
    clientId: storedClientId(() => crypto.randomUUID()).read,
    origin: location.origin,
  })
  let counted = ""
  const look = () => {
    const { pathname } = router.state.location
    if (pathname === counted || !isAgreedTo("statistics")) return
    counted = pathname
    void count({ route: router.state.matches.at(-1)?.fullPath ?? "", language: document.documentElement.lang })
  }
  router.subscribe("onResolved", look)
  look()
}
