import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { knownBetGroup } from "../../../../screens/lotto/known-bet-group.ts"
import { beingBuilt } from "../../../../screens/site/being-built.ts"

export const Route = createFileRoute("/_shell/lotto/$betGroup/")({
  ...beingBuilt(msg`Rounds`),
  params: { parse: knownBetGroup },
})
