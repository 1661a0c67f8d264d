import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { beingBuilt } from "../../../screens/site/being-built.ts"

export const Route = createFileRoute("/_shell/howto/register-addbank")(
  beingBuilt(msg`How to register and add a bank account`),
)
