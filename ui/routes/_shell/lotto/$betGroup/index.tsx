import { createFileRoute } from "@tanstack/react-router"
import { knownBetGroup } from "../../../../screens/lotto/known-bet-group.ts"
import { beingBuilt } from "../../../../screens/page/being-built.ts"

export const Route = createFileRoute("/_shell/lotto/$betGroup/")({
  ...beingBuilt,
  params: { parse: knownBetGroup },
})
