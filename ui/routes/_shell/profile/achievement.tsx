import { createFileRoute } from "@tanstack/react-router"
import { playersScreen } from "../../../screens/account/account-route.ts"

export const Route = createFileRoute("/_shell/profile/achievement")(playersScreen("Achievement"))
