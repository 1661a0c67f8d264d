import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { beingBuilt } from "../../../../../screens/site/being-built.ts"

export const Route = createFileRoute("/_shell/credit/deposit/fast/queue")(beingBuilt(msg`Fast deposit queue`))
