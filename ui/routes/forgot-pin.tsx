import { createFileRoute } from "@tanstack/react-router"
import { guard } from "../screens/page/guard.ts"
import { accountScreen } from "../screens/page/lazy-screen.ts"
import { withMachines } from "../screens/page/with-machines.ts"

export const Route = createFileRoute("/forgot-pin")({
  ...withMachines,
  beforeLoad: guard,
  component: accountScreen("ForgotPin"),
})
