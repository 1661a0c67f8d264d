import { createFileRoute } from "@tanstack/react-router"
import { accountWords, lazyScreen } from "../../../screens/page/lazy-screen.ts"
import { withMachines } from "../../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/profile/limits")({
  ...withMachines,
  component: lazyScreen(
    () => import("../../../screens/account/limits/limits-screen.tsx"),
    "LimitsScreen",
    accountWords,
  ),
})
