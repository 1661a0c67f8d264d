import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../../../screens/page/lazy-screen.ts"
import { withMachines } from "../../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/lotto/")({
  ...withMachines,
  component: lazyScreen(() => import("../../../screens/lotto/lotto-screen.lazy.tsx"), "LottoScreen"),
})
