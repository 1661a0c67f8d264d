import { limitOf, type Session } from "@fakham/core"
import * as v from "valibot"
import { TokenPayload } from "./wire/index.ts"

/** What the middle part of a token holds. The rest, its signature among it, is for the operator alone. */
const payloadOf = (token: string): unknown => {
  const letters = token.split(".")[1] ?? ""
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
}

/** What a token says of its player, or nothing when it cannot be read. Only the operator can tell whether it is true. */
export const sessionOf = (token: string): Session | undefined => {
  try {
    const { uuid, status } = v.parse(TokenPayload, payloadOf(token))
    return { token, uuid, limit: limitOf(status) }
  } catch {
    return undefined
  }
}
