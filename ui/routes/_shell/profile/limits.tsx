import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../../../screens/page/lazy-screen.ts"
import { withMachines } from "../../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/profile/limits")({
  ...withMachines,
  component: accountScreen("Limits"),
})
