import * as v from "valibot"
import { maybe } from "./maybe.ts"
import { text } from "./values.ts"

/** What stands in a refusal; an operator may leave out any of it. */
export const RefusalBody = v.object({
  code: maybe(v.string()),
  message: text,
  data: v.optional(v.unknown()),
})

/** The message of a refusal that says: this site may not be shown under this host. */
export const notAllowDomainText = "Not Allow Domain"
