import { limitOf, type Session, type TokenExpiryCheck, tokenExpiryCheck } from "@fakham/core"
import * as v from "valibot"
import { TokenPayload } from "./wire/index.ts"

/** What the middle part of a token holds. The rest, its signature among it, is for the operator alone. */
const payloadOf = (token: string): unknown => {
  const letters = token.split(".")[1] ?? ""
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
}

/** What a token says of its player, or nothing when it cannot be read. Only the operator can tell whether it is true. */
export const sessionOf = (
  token: string,
  check: TokenExpiryCheck = tokenExpiryCheck,
  now: number = Date.now(),
): Session | undefined => {
  try {
    const { uuid, status, exp } = v.parse(TokenPayload, payloadOf(token))
    if (check === 1 && exp !== undefined && exp * 1_000 <= now) return undefined
    return { token, uuid, limit: limitOf(status) }
  } catch {
    return undefined
  }
}
