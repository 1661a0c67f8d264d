import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../../screens/account/account-screen.ts"
import { guard } from "../../screens/page/guard.ts"

export const Route = createFileRoute("/external/login")({
  beforeLoad: guard,
  component: accountScreen("ExternalLogin"),
})
