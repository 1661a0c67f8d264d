import { createFileRoute } from "@tanstack/react-router"
import { bettingScreen } from "../../../app/screens/betting-route.ts"

export const Route = createFileRoute("/_shell/poy/")({
  ...bettingScreen("PoyList"),
})
