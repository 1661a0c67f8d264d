import { isAgreedTo, measuresVisits } from "@fakham/adapters/browser/site"
import { canonicalPath } from "@fakham/core"
import type { AnyRouter } from "@tanstack/react-router"

/** Under what the server counts a page, and is told of its errors and of how quick it was. */
export const routePattern = (router: AnyRouter): string => router.state.matches.at(-1)?.fullPath ?? ""

/** Has the visit measured from when the player agrees to statistics; the script for it is not fetched before. */
export const measureWithConsent = (router: AnyRouter): void => {
  if (!measuresVisits()) return
  const isAgreed = () => isAgreedTo("statistics")
  const [drawn] = performance.getEntriesByName("drawn")
  const shown = [{ since: 0, route: patternOf(router, drawn) }]
  const routeAt = (time: number) => shown.findLast(({ since }) => since <= time)?.route ?? ""
  let isMeasured = false
  const look = () => {
    if (isMeasured || !isAgreed()) return
    isMeasured = true
    import("@fakham/adapters/vendors/visit-measurements").then(
      (measurements) => measurements.measureVisit({ routeAt, drawnAt: drawn?.startTime, isAgreed }),
      () => {},
    )
  }
  router.subscribe("onResolved", () => {
    shown.push({ since: performance.now(), route: routePattern(router) })
    look()
  })
  look()
}

/** The pattern of the page that was drawn first, by the mark that tells its path: a guest may have logged in since. */
const patternOf = (router: AnyRouter, drawn: PerformanceEntry | undefined): string => {
  const path: unknown = drawn && Reflect.get(drawn, "detail")
  return typeof path === "string"
    ? (router.getMatchedRoutes(canonicalPath(path))[2]?.fullPath ?? "")
    : routePattern(router)
}
