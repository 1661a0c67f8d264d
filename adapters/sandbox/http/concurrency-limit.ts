import type { MiddlewareHandler } from "hono"
import { readAhead } from "./body.ts"
import type { RequestEnv } from "./requests.ts"
import { places } from "./semaphore.ts"

const most = 256
const mostLongBodies = 64

/**
 * Works on so many requests at a time; the others wait in the order in which they came. When thousands come at once, the
 * first are answered before the last are looked at. A body is read before: whoever sends slowly keeps nobody waiting, but
 * those who send as much as has to be read by few at a time.
 */
export const inWork = (): MiddlewareHandler<RequestEnv> => {
  const [enter, enterWithLongBody] = [places(most), places(mostLongBodies)]
  return async (c, next) => {
    await readAhead(c, enterWithLongBody)
    const leave = await enter()
    try {
      await next()
    } finally {
      leave()
    }
  }
}
