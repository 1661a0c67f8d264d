import { setTimeout } from "node:timers/promises"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import type { Context, MiddlewareHandler } from "hono"
import { defaultError } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Faults } from "./faults.ts"

/** Lets calls go wrong as the control desk ordered; `stopping` ends every delay. */
export const applyFaults =
  (faults: Faults, stopping: AbortSignal): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const fault = faults.meet(c.req.method, c.req.path)
    switch (fault?.kind) {
      case undefined:
        return next()
      case "delay":
        await setTimeout(fault.delayMs, undefined, { signal: stopping }).catch(() => undefined)
        return next()
      case "status":
        return new Response(JSON.stringify({ code: fault.code, message: defaultError.message }), {
          status: fault.status,
          headers: { "content-type": "application/json" },
        })
      case "malformed":
        return new Response('{"data":{"broken', { headers: { "content-type": "application/json" } })
      case "cut":
        return cut(c)
      case "afterwards-cut":
        await next()
        c.res = undefined
        c.res = cut(c)
        return undefined
    }
  }

const cut = (c: Context<RequestEnv>): Response => {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}
