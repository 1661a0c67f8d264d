import { createECDH, createPrivateKey, sign } from "node:crypto"

/** By what push services know who sends: RFC 8292's key pair in base64url, and whom they may write to. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string }

const validFor = 12 * 60 * 60

const base64url = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url")

/** A pair of its own, for who was given none. */
export const newPair = (): { readonly publicKey: string; readonly privateKey: string } => {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  return { publicKey: pair.getPublicKey("base64url"), privateKey: pair.getPrivateKey("base64url") }
}

/** Whether a public key belongs to a private one. */
export const isPair = ({ publicKey, privateKey }: Omit<VapidKeys, "subject">): boolean => {
  try {
    const pair = createECDH("prime256v1")
    pair.setPrivateKey(privateKey, "base64url")
    return pair.getPublicKey("base64url") === publicKey
  } catch {
    return false
  }
}

/** The header that says who sends to an endpoint, signed for its origin alone and for twelve hours at most. */
export const authorization = ({ publicKey, privateKey, subject }: VapidKeys, endpoint: string, now: number): string => {
  const point = Buffer.from(publicKey, "base64url")
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: privateKey,
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  })
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + validFor, sub: subject }
  const signed = `${base64url({ typ: "JWT", alg: "ES256" })}.${base64url(claims)}`
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")
  return `vapid t=${signed}.${signature}, k=${publicKey}`
}
