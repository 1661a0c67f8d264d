import { createHash } from "node:crypto"
import { claimsOf } from "@fakham/operator/first-calls"

/** Tells tokens apart without telling one. */
const markOf = (token: string): string => createHash("sha256").update(token).digest("base64url").slice(0, 22)

/**
 * What a page holds in a token's place: the claims that it reads, without the signature, and the mark of the token that
 * they are from. It opens nothing without the cookie of that token.
 */
export const pageTokenOf = (token: string): string | undefined => {
  const claims = claimsOf(token)
  return claims && `.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${markOf(token)}`
}

/** The mark in a page's token; a token of the operator's own has none, as it begins with letters. */
export const markIn = (pageToken: string | undefined): string | undefined =>
  /^\.[\w-]+\.([\w-]{22})$/.exec(pageToken ?? "")?.[1]
