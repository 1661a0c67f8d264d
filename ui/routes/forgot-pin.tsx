import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../app/screens/account-route.ts"
import { guardAndGreet } from "../screens/page/greet.ts"
import { withMachines } from "../screens/page/with-machines.ts"

export const Route = createFileRoute("/forgot-pin")({
  ...withMachines,
  beforeLoad: guardAndGreet,
  component: accountScreen("ForgotPin"),
})
