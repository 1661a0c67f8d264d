import { limitOf, type Session } from "@fakham/core"
import { decodeJwt } from "jose"
import * as v from "valibot"
import { TokenPayload } from "./wire/index.ts"

/** What a token says of its player, or nothing when it cannot be read. Only the operator can tell whether it is true. */
export const sessionOf = (token: string): Session | undefined => {
  try {
    const { uuid, status } = v.parse(TokenPayload, decodeJwt(token))
    return { token, uuid, limit: limitOf(status) }
  } catch {
    return undefined
  }
}
