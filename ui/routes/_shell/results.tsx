import { createFileRoute } from "@tanstack/react-router"
import { inHouse } from "../../screens/page/in-house.ts"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"
import type { ResultsSearch } from "../../screens/results/results-address.ts"

export const Route = createFileRoute("/_shell/results")({
  ...inHouse,
  // What stands there is read by the screen.
  validateSearch: (search: ResultsSearch): ResultsSearch => search,
  component: lazyScreen(() => import("../../screens/results/results-screen.tsx"), "ResultsScreen"),
})
