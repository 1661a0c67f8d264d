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

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0))

export const AttemptsLeft = v.object({ attemptsLeft: nonNegativeInteger })
export const TriesLeft = v.object({ triesLeft: nonNegativeInteger })
export const Locked = v.object({ unlocksInSeconds: v.pipe(v.number(), v.minValue(0)) })
/** How long until the same may be asked again. */
export const WaitSeconds = v.object({ waitSeconds: v.pipe(v.number(), v.minValue(0)) })
