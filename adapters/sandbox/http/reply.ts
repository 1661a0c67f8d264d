import { hash } from "node:crypto"
import { compressionOf } from "@fakham/adapters/compression"
import { type CachePolicy, WaitSeconds } from "@fakham/operator/wire"
import type { Context } from "hono"
import * as v from "valibot"
import { compress, compressedOnce } from "./compression.ts"
import type { CallRefusal } from "./refusal.ts"

/** The tag of an answer: another one for every other text. */
const tagOf = (text: string): string => `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`

/** Whether one of the answers that the visitor holds is this one. */
const isHeld = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((held) => ["*", tag, tag.slice(2)].includes(held.trim()))

/** What a call comes to: data with perhaps a header, or a refusal. */
export type Reply<Data> =
  | { readonly data: Data; readonly headers?: Readonly<Record<string, string>>; readonly refused?: undefined }
  | { readonly refused: CallRefusal }

/** Sends an answer, compressed where that is allowed, or only that it is still the one that the visitor holds. */
export const reply = async <Data>(
  c: Context,
  answer: Reply<Data>,
  cache: CachePolicy = "no-store",
): Promise<Response> => {
  if (answer.refused !== undefined) return refuse(c, answer.refused)
  const text = JSON.stringify({ data: answer.data ?? null })
  const tag = cache === "no-cache" ? tagOf(text) : undefined
  const isUnchanged = tag !== undefined && isHeld(c.req.header("if-none-match"), tag)
  const asked = {
    method: c.req.method,
    acceptEncoding: c.req.header("accept-encoding"),
    authorization: c.req.header("authorization"),
  }
  const { headers, coding } = compressionOf(asked, isUnchanged ? 304 : 200, {
    ...answer.headers,
    ...(tag === undefined ? {} : { "cache-control": "private, no-cache", vary: "Authorization", etag: tag }),
    ...(isUnchanged ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
  })
  for (const [name, value] of Object.entries(headers)) c.header(name, String(value))
  if (isUnchanged) return c.body(null, 304)
  if (coding === "identity") return c.body(text)
  return c.body(await (tag === undefined ? compress(text, coding) : compressedOnce(tag, text, coding)))
}

export const refuse = (c: Context, { status, ...body }: CallRefusal): Response => {
  c.set("code", body.code)
  const wait = status === 429 ? v.safeParse(WaitSeconds, body.data) : undefined
  return c.json(body, status, wait?.success ? { "retry-after": String(Math.ceil(wait.output.waitSeconds)) } : {})
}
