import { createFileRoute } from "@tanstack/react-router"
import { inHouse } from "../../../screens/page/in-house.ts"
import { lazyScreen } from "../../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/lotto/4d")({
  ...inHouse,
  staticData: { ownBar: true },
  component: lazyScreen(() => import("../../../screens/sets/sets-screen.tsx"), "SetsScreen"),
})
