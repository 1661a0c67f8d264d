import * as v from "valibot"
import { call } from "./call.ts"
import { Baht, nothing, text, written } from "./values.ts"

export const SupportData = v.object({
  activePopup: v.optional(v.boolean(), false),
  activeSupport: v.optional(v.boolean(), false),
  officePhoneNumber: text,
  urlBailek: text,
  urlPopup: text,
  urlSupport: text,
})

export const usersInfos = call(
  "given",
  "GET",
  "/api/users-infos",
  nothing,
  v.object({
    level: v.number(),
    userName: v.string(),
    name: text,
    email: text,
    avatar: text,
    phoneNumber: text,
    lineId: text,
    lineUid: text,
    cash: Baht,
    afCash: Baht,
    loyaltyPoint: v.number(),
    supportData: SupportData,
  }),
)
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
export const cashs = call("given", "GET", "/api/cashs", nothing, v.object({ money: Baht }))
export const afCashs = call("given", "GET", "/api/af-cashs", nothing, v.object({ afMoney: Baht }))
export const loyaltyPointsBalance = call(
  "given",
  "GET",
  "/api/loyalty-points.balance",
  nothing,
  v.object({ balance: v.number() }),
)

const support = v.object({ ...SupportData.entries, phoneNumber: text })
export const agentsSupports = call("given", "GET", "/api/agents-supports", nothing, support)
export const agentsSupportsOf = call(
  "given",
  "POST",
  "/api/agents-supports",
  v.optional(v.object({ agentId: v.optional(v.number()) })),
  support,
)
