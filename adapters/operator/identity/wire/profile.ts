import * as v from "valibot"
import { Support } from "../../site/wire/support.ts"
import { Amount } from "../../wire/baht.ts"
import { typedText } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { figure } from "../../wire/figures.ts"
import { nothing } from "../../wire/values.ts"
import { OwnerProof } from "./owner-proof.ts"

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
