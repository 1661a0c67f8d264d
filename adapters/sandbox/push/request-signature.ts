import { createHash } from "node:crypto"
import { isSignatureOf, type PushApp, signatureOf } from "./push-app.ts"

/** A call of the push app's HTTP API, as it is signed: its body counts by its MD5. */
export type SignedCall = SignedHead & { readonly body: string }
type SignedHead = { readonly method: string; readonly path: string }

type Query = Readonly<Record<string, string>>

/** How far the clocks of two servers may be apart, in seconds. */
const staleAfter = 600

const md5 = (text: string) => createHash("md5").update(text).digest("hex")

const signedText = ({ method, path }: SignedHead, query: Query) =>
  [
    method,
    path,
    Object.entries(query)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map((pair) => pair.join("="))
      .join("&"),
  ].join("\n")

/** The query that proves a call to come from the app; `now` in milliseconds. */
export const signedQuery = (app: PushApp, call: SignedCall, now: number): string => {
  const query = {
    auth_key: app.key,
    auth_timestamp: String(Math.floor(now / 1_000)),
    auth_version: "1.0",
    body_md5: md5(call.body),
  }
  return String(new URLSearchParams({ ...query, auth_signature: signatureOf(app, signedText(call, query)) }))
}

/** What is wrong with a call's proof, or nothing. */
export const signatureFault = (app: PushApp, call: SignedCall, query: Query, now: number): string | undefined =>
  headFault(app, call, query, now) ??
  (fitsBody(query["body_md5"], call.body) ? undefined : "body_md5 does not fit the body")

/** A call without a body need not say so. */
const fitsBody = (said: string | undefined, body: string) => (said === undefined ? body === "" : said === md5(body))

/** The same of what is known before the body has come. */
export const headFault = (app: PushApp, head: SignedHead, query: Query, now: number): string | undefined => {
  const { auth_signature = "", ...signed } = query
  if (signed["auth_version"] !== "1.0") return "auth_version has to be 1.0"
  if (signed["auth_key"] !== app.key) return "auth_key is not known"
  if (!(Math.abs(now / 1_000 - Number(signed["auth_timestamp"] ?? "nothing")) <= staleAfter))
    return `auth_timestamp is more than ${staleAfter} seconds off`
  return isSignatureOf(app, signedText(head, signed), auth_signature) ? undefined : "auth_signature does not fit"
}
