import { jwtVerify, SignJWT } from "jose"
import * as v from "valibot"

export type Claims = { readonly uuid: string; readonly status: number; readonly jti: string }

/** Signs and reads access tokens. They carry no expiry: a session ends when it is revoked. */
export type Tokens = {
  readonly sign: (claims: Claims, now: number) => Promise<string>
  /** Nothing when the token was not signed here. */
  readonly read: (token: string) => Promise<Claims | undefined>
}

const claims = v.object({ uuid: v.string(), status: v.number(), jti: v.string() })

export const signedTokens = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ uuid, status, jti }, now) =>
      new SignJWT({ uuid, status })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuedAt(Math.floor(now / 1_000))
        .setJti(jti)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"] })
        const read = v.safeParse(claims, payload)
        return read.success ? read.output : undefined
      } catch {
        return undefined
      }
    },
  }
}
