import { createFileRoute } from "@tanstack/react-router"
import { bettingScreen } from "../../app/screens/betting-route.ts"
import type { ResultsSearch } from "../../screens/lotto/results/results-address.ts"

export const Route = createFileRoute("/_shell/results")({
  ...bettingScreen("Results"),
  // What stands there is read by the screen.
  validateSearch: (search: ResultsSearch): ResultsSearch => search,
})
