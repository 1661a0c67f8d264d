import { createFileRoute } from "@tanstack/react-router"
import { bettingScreen } from "../../../../app/screens/betting-route.ts"
import { knownBetGroup } from "../../../../screens/lotto/known-bet-group.ts"

export const Route = createFileRoute("/_shell/poy/$betGroup/{-$poyId}")({
  ...bettingScreen("PoyOrList"),
  params: { parse: knownBetGroup },
})
