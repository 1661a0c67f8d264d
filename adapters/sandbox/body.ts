import type { Context } from "hono"
import { badRequest, payloadTooLarge, type Refusal } from "./refusals.ts"

const limit = 10 * 1_024 * 1_024

/** A request's body as it came, of ten megabytes at most. */
export const textBody = async (
  c: Context,
): Promise<{ readonly text: string; readonly refused?: undefined } | { readonly refused: Refusal }> => {
  const text = await textWithin(c)
  if (text !== undefined) return { text }
  // The rest is still on its way, so this connection is good for nothing more.
  c.header("connection", "close")
  return { refused: payloadTooLarge }
}

/** The JSON of a request's body; an empty body says nothing and is no mistake. */
export const jsonBody = async (
  c: Context,
): Promise<{ readonly json: unknown; readonly refused?: undefined } | { readonly refused: Refusal }> => {
  const sent = await textBody(c)
  if (sent.refused !== undefined) return sent
  const { text } = sent
  if (text === "") return { json: undefined }
  try {
    return { json: text.includes("\\u0000") ? JSON.parse(text, storable) : JSON.parse(text) }
  } catch {
    return { refused: badRequest("") }
  }
}

/** Databases keep any text but one that holds the character of no value. */
const storable = (_name: string, value: unknown): unknown => {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("a text with nothing in it")
  return value
}

const textWithin = async (c: Context): Promise<string | undefined> => {
  const declared = c.req.header("content-length")
  if (declared !== undefined) return Number(declared) > limit ? undefined : c.req.text()
  const reader = c.req.raw.body?.getReader()
  const chunks: Array<Uint8Array> = []
  let size = 0
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    size += read.value.length
    if (size > limit) return undefined
    chunks.push(read.value)
  }
  return Buffer.concat(chunks).toString("utf8")
}
