import * as v from "valibot"
import { figure } from "./figures.ts"
import { maybe } from "./maybe.ts"
import { wireTally } from "./tally.ts"
import { text } from "./values.ts"

/** What stands in a refusal; an operator may leave out any of it. */
export const RefusalBody = v.object({
  code: maybe(v.string()),
  message: text,
  data: v.optional(v.unknown()),
})

/** The message of a refusal that says: this site may not be shown under this host. */
export const notAllowDomainText = "Not Allow Domain"

export const TriesLeft = v.object({ triesLeft: wireTally })
/** How long until the same may be asked again. */
export const WaitSeconds = v.object({ waitSeconds: v.pipe(figure, v.minValue(0)) })
