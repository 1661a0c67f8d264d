import type { MiddlewareHandler } from "hono"
import { type BodyTerms, readAhead } from "./body.ts"
import type { RequestEnv } from "./requests.ts"
import { semaphore, semaphorePerKey } from "./semaphore.ts"

const most = 256
const mostLongBodies = { all: 64, ofOne: 8 }

/**
 * Works on so many requests at a time; the others wait in the order in which they came. When thousands come at once, the
 * first are answered before the last are looked at. A body is read before: whoever sends slowly keeps nobody waiting. Of
 * long bodies few are read at a time, and fewer of one household, once it is known who sends them.
 */
export const limitConcurrency = (terms: Omit<BodyTerms, "acquireForLong">): MiddlewareHandler<RequestEnv> => {
  const bodies = { ...terms, acquireForLong: semaphorePerKey(mostLongBodies) }
  const acquire = semaphore(most)
  return async (c, next) => {
    await readAhead(c, bodies)
    const release = await acquire()
    try {
      await next()
    } finally {
      release()
    }
  }
}
