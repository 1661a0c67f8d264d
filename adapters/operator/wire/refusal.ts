import * as v from "valibot"
import { figure } from "./figures.ts"
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

export const AttemptsLeft = v.object({ attemptsLeft: v.pipe(figure, v.integer(), v.minValue(0)) })
export const Locked = v.object({ unlocksInSeconds: v.pipe(figure, v.minValue(0)) })
