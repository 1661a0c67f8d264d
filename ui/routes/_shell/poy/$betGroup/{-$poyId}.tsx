import { createFileRoute } from "@tanstack/react-router"
import { knownBetGroup } from "../../../../screens/lotto/known-bet-group.ts"
import { lazyScreen } from "../../../../screens/page/lazy-screen.ts"
import { withMachines } from "../../../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/poy/$betGroup/{-$poyId}")({
  ...withMachines,
  params: { parse: knownBetGroup },
  component: lazyScreen(() => import("../../../../screens/poy/poy-screens.ts"), "PoyOrListScreen"),
})
