import { createFileRoute } from "@tanstack/react-router"
import { accountWords, lazyScreen } from "../../screens/page/lazy-screen.ts"
import { withMachines } from "../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/promotions")({
  ...withMachines,
  component: lazyScreen(
    () => import("../../screens/account/promotions/promotions-screen.tsx"),
    "PromotionsScreen",
    accountWords,
  ),
})
