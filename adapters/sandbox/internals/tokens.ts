import { BoundedMap } from "@fakham/adapters/environment"
import { jwtVerify, SignJWT } from "jose"
import * as v from "valibot"

export type TokenClaims = { readonly uuid: string; readonly status: number; readonly jti: string }

/** Signs and reads access tokens. They carry no expiry: a session ends when it is revoked. */
export type Tokens = {
  readonly sign: (claims: TokenClaims, now: number) => Promise<string>
  /** Nothing when the token was not signed here. */
  readonly read: (token: string) => Promise<TokenClaims | undefined>
}

const claims = v.object({ uuid: v.string(), status: v.number(), jti: v.string() })

/** How many tokens are remembered; who was read first is forgotten first. */
const room = 10_000

/** What was signed here stays so: a token's signature is looked at once, whether its session is open each time. */
export const signedTokens = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret)
  const good = new BoundedMap<TokenClaims>(room)
  const verify = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"] })
      const read = v.safeParse(claims, payload)
      return read.success && payload.exp === undefined ? read.output : undefined
    } catch {
      return undefined
    }
  }
  return {
    sign: async ({ uuid, status, jti }, now) => {
      const token = await new SignJWT({ uuid, status })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuedAt(Math.floor(now / 1_000))
        .setJti(jti)
        .sign(key)
      good.set(token, { uuid, status, jti })
      return token
    },
    read: async (token) => {
      const known = good.get(token)
      if (known !== undefined) return known
      const found = await verify(token)
      if (found !== undefined) good.set(token, found)
      return found
    },
  }
}
