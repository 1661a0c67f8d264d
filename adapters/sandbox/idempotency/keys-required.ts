import {
  achievementsClaim,
  afCashsMove,
  betCalls,
  depositCalls,
  keyHeader,
  poysAbort,
  setCalls,
  withdrawsCreate,
} from "@fakham/adapters/operator/wire"
import type { MiddlewareHandler } from "hono"
import type { CallRefusal } from "../http/refusal.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"

const callsThatMoveMoney: ReadonlySet<string> = new Set(
  [
    ...Object.values(betCalls),
    ...Object.values(setCalls),
    poysAbort,
    ...Object.values(depositCalls),
    withdrawsCreate,
    afCashsMove,
    achievementsClaim,
  ].map(({ path }) => path),
)

const keyMissing: CallRefusal = {
  status: 400,
  code: "keyMissing",
  message: "A call that moves money carries an Idempotency-Key, so that a repeat of it moves nothing twice.",
  data: { path: keyHeader },
}

/** Refuses what moves money and could not be told from a repeat of itself. */
export const requireKeys: MiddlewareHandler<RequestEnv> = (c, next) =>
  c.req.method === "POST" && callsThatMoveMoney.has(c.req.path) && c.req.header(keyHeader) === undefined
    ? Promise.resolve(refuse(c, keyMissing))
    : next()
