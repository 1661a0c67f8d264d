import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"
import { withMachines } from "../../screens/page/with-machines.ts"
import type { ResultsSearch } from "../../screens/results/results-address.ts"

export const Route = createFileRoute("/_shell/results")({
  ...withMachines,
  // What stands there is read by the screen.
  validateSearch: (search: ResultsSearch): ResultsSearch => search,
  component: lazyScreen(() => import("../../screens/results/results-screen.tsx"), "ResultsScreen"),
})
