import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../../../screens/page/lazy-screen.ts"
import { withMachines } from "../../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/lotto/4d")({
  ...withMachines,
  staticData: { ownBar: true },
  component: lazyScreen(() => import("../../../screens/sets/sets-screen.tsx"), "SetsScreen"),
})
