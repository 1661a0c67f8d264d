import { createFileRoute } from "@tanstack/react-router"
import { bettingScreen } from "../../../../app/screens/betting-route.ts"
import { requireBetGroup } from "../../../../screens/lotto/require-bet-group.ts"

export const Route = createFileRoute("/_shell/poy/$betGroup/{-$poyId}")({
  ...bettingScreen("PoyOrList"),
  params: { parse: requireBetGroup },
})
