import { createFileRoute } from "@tanstack/react-router"
import { playersScreen } from "../../../app/screens/account-route.ts"

export const Route = createFileRoute("/_shell/profile/")(playersScreen("Profile"))
