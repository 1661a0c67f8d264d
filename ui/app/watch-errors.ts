import { collectsErrors, reportErrors } from "@fakham/adapters/vendors/error-reports"
import type { AnyRouter } from "@tanstack/react-router"

/** Tells the server where in the code a page fails, under the pattern of its address. */
export const watchErrors = (router: AnyRouter): void => {
  if (collectsErrors()) reportErrors(() => router.state.matches.at(-1)?.fullPath ?? "", window.earlyErrors)
}
