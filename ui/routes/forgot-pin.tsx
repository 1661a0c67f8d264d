import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../app/screens/account-route.ts"
import { guard } from "../screens/page/guard.ts"
import { withMachines } from "../screens/page/with-machines.ts"

export const Route = createFileRoute("/forgot-pin")({
  ...withMachines,
  beforeLoad: guard,
  component: accountScreen("ForgotPin"),
})
