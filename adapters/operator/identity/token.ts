import { limitOf, type Session, type TokenExpiryCheck, tokenExpiryCheck } from "@fakham/core"
import * as v from "valibot"
import { TokenPayload } from "../wire/index.ts"

/** What the middle part of a token holds. The rest, its signature among it, is for the operator alone. */
const payloadOf = (token: string): unknown => {
  const letters = token.split(".")[1] ?? ""
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
}

/** What a token claims of its player as far as pages read it, or nothing when it cannot be read. */
export const claimsOf = (token: string): v.InferOutput<typeof TokenPayload> | undefined => {
  try {
    return v.parse(TokenPayload, payloadOf(token))
  } catch {
    return undefined
  }
}

/** The session that a token opens, or nothing when it cannot be read. Only the operator can tell whether it is true. */
export const sessionOf = (
  token: string,
  check: TokenExpiryCheck = tokenExpiryCheck,
  now: number = Date.now(),
): Session | undefined => {
  const claims = claimsOf(token)
  if (claims === undefined) return undefined
  const { uuid, status, exp } = claims
  return check === 1 && exp !== undefined && exp * 1_000 <= now ? undefined : { token, uuid, limit: limitOf(status) }
}
