import * as v from "valibot"
import { call } from "./call.ts"
import { figure, flag } from "./figures.ts"
import { maybe } from "./maybe.ts"
import { Amount, nothing, text } from "./values.ts"

export const SupportData = v.object({
  activePopup: flag(),
  activeSupport: flag(),
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
    level: maybe(figure),
    userName: text,
    name: text,
    email: text,
    avatar: text,
    phoneNumber: text,
    lineId: text,
    lineUid: text,
    cash: maybe(Amount),
    afCash: maybe(Amount),
    loyaltyPoint: maybe(figure),
    supportData: maybe(SupportData),
  }),
)
export const cashs = call("given", "GET", "/api/cashs", nothing, v.object({ money: Amount }))
export const Support = v.object({ ...SupportData.entries, phoneNumber: text })
export const agentsSupports = call("given", "GET", "/api/agents-supports", nothing, Support)
