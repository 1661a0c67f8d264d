import type { MiddlewareHandler } from "hono"
import { readAhead } from "./body.ts"
import type { RequestEnv } from "./requests.ts"
import { semaphore } from "./semaphore.ts"

const most = 256
const mostLongBodies = 64

/**
 * Works on so many requests at a time; the others wait in the order in which they came. When thousands come at once, the
 * first are answered before the last are looked at. A body is read before: whoever sends slowly keeps nobody waiting, but
 * those who send as much as has to be read by few at a time.
 */
export const limitConcurrency = (): MiddlewareHandler<RequestEnv> => {
  const [acquire, acquireForLongBody] = [semaphore(most), semaphore(mostLongBodies)]
  return async (c, next) => {
    await readAhead(c, acquireForLongBody)
    const release = await acquire()
    try {
      await next()
    } finally {
      release()
    }
  }
}
