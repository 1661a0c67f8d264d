import { createFileRoute } from "@tanstack/react-router"
import { knownBetGroup } from "../../../../screens/lotto/known-bet-group.ts"
import { inHouse } from "../../../../screens/page/in-house.ts"
import { lazyScreen } from "../../../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/poy/$betGroup/{-$poyId}")({
  ...inHouse,
  params: { parse: knownBetGroup },
  component: lazyScreen(() => import("../../../../screens/poy/poy-or-list-screen.tsx"), "PoyOrListScreen"),
})
