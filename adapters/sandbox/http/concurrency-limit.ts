import {
  passkeysOptions,
  usersChangePassword,
  usersForgotPassword,
  usersLogin,
  usersSignup,
} from "@fakham/operator/wire"
import type { MiddlewareHandler } from "hono"
import { type BodyTerms, readAhead } from "./body.ts"
import { tooManyRequests } from "./refusal.ts"
import { refuse } from "./reply.ts"
import type { RequestEnv } from "./requests.ts"
import { type Places, semaphore, semaphorePerKey } from "./semaphore.ts"

const most = 256
/** Hashing a PIN takes a quarter of a second of a processor: a few at a time, and no more wait than are answered soon. */
const hashing: ReadonlySet<string> = new Set(
  [usersLogin, usersSignup, usersChangePassword, usersForgotPassword, passkeysOptions].map(({ path }) => path),
)
const mostHashing = { atOnce: 3, waiting: 60 }
const mostLongBodies = { all: 64, ofOne: 8 }

export type QueuePlaces = Readonly<Record<"calls" | "hashing" | "longBodies", Places>>

/**
 * Works on so many requests at a time; the others wait in the order in which they came. When thousands come at once, the
 * first are answered before the last are looked at. PINs are hashed in places of their own, so that no number of logins
 * keeps a slip waiting. A body is read before: whoever sends slowly keeps nobody waiting. Of
 * long bodies few are read at a time, and fewer of one household, once it is known who sends them.
 */
export const limitConcurrency = (
  terms: Omit<BodyTerms, "acquireForLong">,
): MiddlewareHandler<RequestEnv> & { readonly places: () => QueuePlaces } => {
  const bodies = { ...terms, acquireForLong: semaphorePerKey(mostLongBodies) }
  const acquire = semaphore(most)
  const acquireForHashing = semaphore(mostHashing.atOnce)
  let inHashing = 0
  const limit: MiddlewareHandler<RequestEnv> = async (c, next) => {
    await readAhead(c, bodies)
    const hashes = hashing.has(c.req.path)
    if (hashes && inHashing >= mostHashing.atOnce + mostHashing.waiting) return refuse(c, tooManyRequests(5))
    if (hashes) inHashing++
    const release = await (hashes ? acquireForHashing() : acquire())
    try {
      return await next()
    } finally {
      release()
      if (hashes) inHashing--
    }
  }
  const places = () => ({
    calls: acquire.places(),
    hashing: acquireForHashing.places(),
    longBodies: bodies.acquireForLong.places(),
  })
  return Object.assign(limit, { places })
}
