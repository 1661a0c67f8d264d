import * as v from "valibot"
import { written } from "./bounds.ts"
import { call } from "./call.ts"
import { Support } from "./player.ts"
import { Baht, nothing } from "./values.ts"

export const usersInfosUpdate = call(
  "given",
  "POST",
  "/api/users-infos.update",
  v.object({
    avatar: v.optional(written(2_048)),
    email: v.optional(written(254)),
    lineId: v.optional(written(128)),
    name: v.optional(written(64)),
  }),
  nothing,
)
export const usersPhoneNumberUpdate = call(
  "given",
  "POST",
  "/api/users.phone-number.update",
  v.object({ phoneNumber: v.optional(written(32)) }),
  nothing,
)
export const afCashs = call("given", "GET", "/api/af-cashs", nothing, v.object({ afMoney: Baht }))
export const loyaltyPointsBalance = call(
  "given",
  "GET",
  "/api/loyalty-points.balance",
  nothing,
  v.object({ balance: v.number() }),
)

export const agentsSupportsOf = call(
  "given",
  "POST",
  "/api/agents-supports",
  v.optional(v.object({ agentId: v.optional(v.number()) })),
  Support,
)
