import type { MiddlewareHandler } from "hono"

const most = 256

/**
 * Works on so many requests at a time; the others wait in the order in which they came. When thousands come at once, the
 * first are answered before the last are looked at, and what all of them need does not have to be held at once.
 */
export const inWork = (): MiddlewareHandler => {
  const waiting: Array<() => void> = []
  let working = 0
  return async (_, next) => {
    if (working < most) working++
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      await next()
    } finally {
      const begin = waiting.shift()
      if (begin === undefined) working--
      else begin()
    }
  }
}
