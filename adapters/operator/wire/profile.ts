import * as v from "valibot"
import { Amount } from "./baht.ts"
import { typedText } from "./bounds.ts"
import { call } from "./call.ts"
import { figure } from "./figures.ts"
import { OwnerProof } from "./owner-proof.ts"
import { Support } from "./support.ts"
import { nothing } from "./values.ts"

export const usersInfosUpdate = call(
  "given",
  "POST",
  "/api/users-infos.update",
  v.object({
    avatar: v.optional(typedText(2_048)),
    email: v.optional(typedText(254)),
    lineId: v.optional(typedText(128)),
    name: v.optional(typedText(64)),
  }),
  nothing,
)
export const usersPhoneNumberUpdate = call(
  "given",
  "POST",
  "/api/users.phone-number.update",
  v.object({ phoneNumber: v.optional(typedText(32)), ...OwnerProof }),
  nothing,
)
export const afCashs = call("given", "GET", "/api/af-cashs", nothing, v.object({ afMoney: Amount }))
export const loyaltyPointsBalance = call(
  "given",
  "GET",
  "/api/loyalty-points.balance",
  nothing,
  v.object({ balance: figure }),
)

export const agentsSupportsOf = call(
  "given",
  "POST",
  "/api/agents-supports",
  v.optional(v.object({ agentId: v.optional(v.number()) })),
  Support,
)
