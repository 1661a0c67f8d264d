import { createFileRoute } from "@tanstack/react-router"
import type { NumberSetSearch } from "../../screens/number-set/number-set-address.ts"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"
import { withMachines } from "../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/number-set")({
  ...withMachines,
  // What stands there is read by the screen.
  validateSearch: (search: NumberSetSearch): NumberSetSearch => search,
  component: lazyScreen(() => import("../../screens/number-set/number-set-screen.tsx"), "NumberSetScreen"),
})
