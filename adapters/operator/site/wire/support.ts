import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { maybeFlag } from "../../wire/flags.ts"
import { text, wireNothing } from "../../wire/values.ts"

export const SupportData = v.object({
  activePopup: maybeFlag,
  activeSupport: maybeFlag,
  officePhoneNumber: text,
  urlBailek: text,
  urlPopup: text,
  urlSupport: text,
})

export const WireSupport = v.object({ ...SupportData.entries, phoneNumber: text })
export const agentsSupports = call("given", "GET", "/api/agents-supports", wireNothing, WireSupport)
