import type { Context } from "hono"
import { badRequest, payloadTooLarge, type Refusal } from "./refusals.ts"
import type { RequestEnv, SentText } from "./requests.ts"
import type { Acquire } from "./semaphore.ts"

const limit = 10 * 1_024 * 1_024
/** Longer ones are read a few at a time: together they would hold more memory than there is. */
const long = 64 * 1_024

/** A request's body as it came, of ten megabytes at most. */
export const textBody = async (c: Context<RequestEnv>): Promise<SentText> => c.get("sent") ?? readText(c, unlimited)

/** Reads the body before anybody asks for it; a long one under a permit of its semaphore. */
export const readAhead = async (c: Context<RequestEnv>, acquireForLong: Acquire): Promise<void> => {
  if (c.req.method !== "GET") c.set("sent", await readText(c, acquireForLong))
}

const unlimited: Acquire = () => Promise.resolve(() => undefined)

const readText = async (c: Context<RequestEnv>, acquireForLong: Acquire): Promise<SentText> => {
  try {
    const text = await textWithin(c, acquireForLong)
    if (text !== undefined) return { text }
  } catch {
    // Whoever sent it has gone, or took too long.
    return { refused: badRequest("") }
  }
  // The rest is still on its way, so this connection is good for nothing more.
  c.header("connection", "close")
  return { refused: payloadTooLarge }
}

/** The JSON of a request's body; an empty body says nothing and is no mistake. */
export const jsonBody = async (
  c: Context<RequestEnv>,
): Promise<{ readonly json: unknown; readonly refused?: undefined } | { readonly refused: Refusal }> => {
  const sent = await textBody(c)
  if (sent.refused !== undefined) return sent
  const { text } = sent
  if (text === "") return { json: undefined }
  try {
    return { json: escapesOddText.test(text) ? JSON.parse(text, storable) : JSON.parse(text) }
  } catch {
    return { refused: badRequest("") }
  }
}

/** Only an escape brings these through UTF-8: the character of no value, and half of a pair of surrogates. */
const escapesOddText = /\\u(?:0000|d[89a-f])/i

/** Databases keep any text but one that holds the character of no value or is not well formed. */
const storable = (name: string, value: unknown): unknown => {
  if (!isStorable(name) || (typeof value === "string" && !isStorable(value)))
    throw new SyntaxError("a text that no database keeps")
  return value
}

export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0")

const textWithin = async (c: Context, acquireForLong: Acquire): Promise<string | undefined> => {
  const declared = c.req.header("content-length")
  if (Number(declared) > limit) return undefined
  if (declared !== undefined && Number(declared) <= long) return c.req.text()
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = c.req.raw.body?.getReader()
  const chunks: Array<Uint8Array> = []
  let size = 0
  let release: (() => void) | undefined
  try {
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
      size += read.value.length
      if (size > limit) return undefined
      chunks.push(read.value)
      if (size > long) release ??= await acquireForLong()
    }
    return new TextDecoder().decode(Buffer.concat(chunks))
  } finally {
    release?.()
  }
}
