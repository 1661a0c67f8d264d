import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../../app/screens/account-route.ts"

export const Route = createFileRoute("/_shell/download")({
  component: accountScreen("Download"),
})
