import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { beingBuilt } from "../../../screens/site/being-built.ts"

export const Route = createFileRoute("/_shell/howto/lotto4d")(beingBuilt(msg`How to bet 4D sets`))
