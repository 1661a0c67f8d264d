import * as v from "valibot"
import { call } from "./call.ts"
import { Baht, nothing, text } from "./values.ts"

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
export const cashs = call("given", "GET", "/api/cashs", nothing, v.object({ money: Baht }))
export const Support = v.object({ ...SupportData.entries, phoneNumber: text })
export const agentsSupports = call("given", "GET", "/api/agents-supports", nothing, Support)
