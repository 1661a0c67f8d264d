import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../../../app/screens/account-route.ts"
import { withMachines } from "../../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/credit/turnover")({
  ...withMachines,
  component: accountScreen("Turnover"),
})
