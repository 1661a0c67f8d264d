import { roles } from "@fakham/core/identity"
import * as v from "valibot"
import { SupportData } from "../../site/wire/support.ts"
import { Amount } from "../../wire/baht.ts"
import { call } from "../../wire/call.ts"
import { figure } from "../../wire/figures.ts"
import { maybe } from "../../wire/maybe.ts"
import { text, wireNothing } from "../../wire/values.ts"

export const usersInfos = call(
  "given",
  "GET",
  "/api/users-infos",
  wireNothing,
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
export const cashs = call("given", "GET", "/api/cashs", wireNothing, v.object({ money: Amount }))
