import { createFileRoute } from "@tanstack/react-router"
import { playersScreen } from "../../../screens/account/account-screen.ts"

export const Route = createFileRoute("/_shell/profile/notifications")(playersScreen("Notifications"))
