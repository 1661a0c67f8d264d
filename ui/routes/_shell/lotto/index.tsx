import { createFileRoute } from "@tanstack/react-router"
import { inHouse } from "../../../screens/page/in-house.ts"
import { lazyScreen } from "../../../screens/page/lazy-screen.ts"

export const Route = createFileRoute("/_shell/lotto/")({
  ...inHouse,
  component: lazyScreen(() => import("../../../screens/lotto/lotto-screen.tsx"), "LottoScreen"),
})
