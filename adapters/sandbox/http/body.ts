import type { Context } from "hono"
import { badRequest, type CallRefusal, payloadTooLarge, requestTooSlow, unsupportedMediaType } from "./refusal.ts"
import type { RequestEnv, SentText } from "./requests.ts"
import type { AcquireFor } from "./semaphore.ts"

const limit = 10 * 1_024 * 1_024
/** Longer ones are read a few at a time: together they would hold more memory than there is. */
const long = 64 * 1_024

/** How slowly a body may arrive: so many bytes a second, counted from the end of the start that everybody has. */
export type LeastBodyPace = { readonly startMs: number; readonly bytesPerSecond: number }
export const leastBodyPace: LeastBodyPace = { startMs: 10_000, bytesPerSecond: 4_096 }

/** Who may send a long body, how many of them are read at a time, and how slowly any body may come. */
export type BodyTerms = {
  /** Why whoever asks may not send a long body; asked before one takes a place. */
  readonly againstLong: (c: Context<RequestEnv>) => Promise<CallRefusal | undefined>
  readonly acquireForLong: AcquireFor
  readonly pace: LeastBodyPace
}

/** A request's body as it came, of ten megabytes at most. */
export const textBody = async (c: Context<RequestEnv>): Promise<SentText> => c.get("sent") ?? readText(c, withoutTerms)

/** Reads the body before anybody asks for it. */
export const readAhead = async (c: Context<RequestEnv>, terms: BodyTerms): Promise<void> => {
  if (c.req.method !== "GET") c.set("sent", await readText(c, terms))
}

/** For the desk, which is of this machine. */
const withoutTerms: BodyTerms = {
  againstLong: () => Promise.resolve(undefined),
  acquireForLong: () => Promise.resolve(() => undefined),
  pace: leastBodyPace,
}

const readText = async (c: Context<RequestEnv>, terms: BodyTerms): Promise<SentText> => {
  try {
    const sent = await textWithin(c, terms)
    // The rest is still on its way, so this connection is good for nothing more.
    if (sent.refused !== undefined) c.header("connection", "close")
    return sent
  } catch {
    // Whoever sent it has gone, or took too long.
    return { refused: badRequest("") }
  }
}

/** The JSON of a request's body; an empty body says nothing and is no mistake. */
export const jsonBody = async (
  c: Context<RequestEnv>,
): Promise<{ readonly json: unknown; readonly refused?: undefined } | { readonly refused: CallRefusal }> => {
  const sent = await textBody(c)
  if (sent.refused !== undefined) return sent
  const { text } = sent
  if (text === "") return { json: undefined }
  if (!isJson.test(c.req.header("content-type") ?? "")) return { refused: unsupportedMediaType }
  try {
    return { json: escapesOddText.test(text) ? JSON.parse(text, storable) : JSON.parse(text) }
  } catch {
    return { refused: badRequest("") }
  }
}

/** What forms of other sites can send without asking is of another kind. */
const isJson = /^application\/json *(?:;|$)/i

/** Only an escape brings these through UTF-8: the character of no value, and half of a pair of surrogates. */
const escapesOddText = /\\u(?:0000|d[89a-f])/i

/** Databases keep any text but one that holds the character of no value or is not well formed. */
const storable = (name: string, value: unknown): unknown => {
  if (!isStorable(name) || (typeof value === "string" && !isStorable(value)))
    throw new SyntaxError("a text that no database keeps")
  return value
}

export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0")

const textWithin = async (c: Context<RequestEnv>, terms: BodyTerms): Promise<SentText> => {
  const length = c.req.header("content-length")
  if (Number(length) > limit) return { refused: payloadTooLarge }
  if (length === undefined || Number(length) > long) return longText(c, terms, Number(length ?? 0))
  const text = await inTime(c.req.text(), msFor(Number(length), terms.pace))
  return text === undefined ? { refused: requestTooSlow } : { text }
}

/** Reads a body that is long, or may become so; from where it is, under a permit. */
const longText = async (c: Context<RequestEnv>, terms: BodyTerms, declared: number): Promise<SentText> => {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = c.req.raw.body?.getReader()
  if (reader === undefined) return { text: "" }
  const chunks: Array<Uint8Array> = []
  let size = 0
  let began = performance.now()
  let release: (() => void) | undefined
  const enter = async () => {
    const refused = await terms.againstLong(c)
    if (refused !== undefined) return refused
    release = await terms.acquireForLong(c.get("clientNetwork"))
    return undefined
  }
  try {
    for (;;) {
      if (release === undefined && Math.max(size, declared) > long) {
        const asked = performance.now()
        const refused = await enter()
        if (refused !== undefined) return { refused }
        // Whoever waits for others is not slow.
        began += performance.now() - asked
      }
      const left = began + msFor(size, terms.pace) - performance.now()
      const read = await inTime(reader.read(), left)
      if (read === undefined) return { refused: requestTooSlow }
      if (read.value === undefined) return { text: new TextDecoder().decode(Buffer.concat(chunks)) }
      size += read.value.length
      if (size > limit) return { refused: payloadTooLarge }
      chunks.push(read.value)
    }
  } finally {
    release?.()
  }
}

/** How long a body may take to have brought so many bytes. */
const msFor = (bytes: number, { startMs, bytesPerSecond }: LeastBodyPace): number =>
  startMs + (bytes / bytesPerSecond) * 1_000

/** What is read, unless it takes longer. */
const inTime = async <A>(reading: Promise<A>, ms: number): Promise<A | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, ms))
  })
  try {
    return await Promise.race([reading, tooSlow])
  } finally {
    clearTimeout(timer)
    // What comes too late is nobody's any more, a failure too.
    reading.catch(() => undefined)
  }
}
