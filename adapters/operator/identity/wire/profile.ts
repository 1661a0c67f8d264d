import * as v from "valibot"
import { WireSupport } from "../../site/wire/support.ts"
import { Amount } from "../../wire/baht.ts"
import { typedText } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { figure } from "../../wire/figures.ts"
import { wireNothing } from "../../wire/values.ts"
import { WireOwnerProof } from "./owner-proof.ts"

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
  wireNothing,
)
export const usersPhoneNumberUpdate = call(
  "given",
  "POST",
  "/api/users.phone-number.update",
  v.object({ phoneNumber: v.optional(typedText(32)), ...WireOwnerProof }),
  wireNothing,
)
export const afCashs = call("given", "GET", "/api/af-cashs", wireNothing, v.object({ afMoney: Amount }))
export const loyaltyPointsBalance = call(
  "given",
  "GET",
  "/api/loyalty-points.balance",
  wireNothing,
  v.object({ balance: figure }),
)

export const agentsSupportsOf = call(
  "given",
  "POST",
  "/api/agents-supports",
  v.optional(v.object({ agentId: v.optional(v.number()) })),
  WireSupport,
)
