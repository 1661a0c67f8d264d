import { createFileRoute } from "@tanstack/react-router"
import { inHouse } from "../../../../../screens/page/in-house.ts"
import { lazyScreen } from "../../../../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/poy/lottery/{-$betType}/{-$poyId}")({
  ...inHouse,
  component: lazyScreen(() => import("../../../../../screens/poy/set-poys-screen.tsx"), "SetPoysScreen"),
})
