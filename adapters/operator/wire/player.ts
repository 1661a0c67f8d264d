import { roles } from "@fakham/core/identity"
import * as v from "valibot"
import { Amount } from "./baht.ts"
import { call } from "./call.ts"
import { figure } from "./figures.ts"
import { maybe } from "./maybe.ts"
import { SupportData } from "./support.ts"
import { nothing, text } from "./values.ts"

export const usersInfos = call(
  "given",
  "GET",
  "/api/users-infos",
  nothing,
  v.object({
    level: maybe(v.union([figure, v.picklist(roles)])),
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
