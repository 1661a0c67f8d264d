import { createFileRoute } from "@tanstack/react-router"
import { guard } from "../screens/page/guard.ts"
import { accountWords, lazyScreen } from "../screens/page/lazy-screen.ts"
import { withMachines } from "../screens/page/with-machines.ts"

export const Route = createFileRoute("/forgot-pin")({
  ...withMachines,
  beforeLoad: guard,
  component: lazyScreen(
    () => import("../screens/account/forgot-pin/forgot-pin-screen.tsx"),
    "ForgotPinScreen",
    accountWords,
  ),
})
