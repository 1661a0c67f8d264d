import type { IncomingMessage, OutgoingHttpHeaders } from "node:http"
import type { Transform } from "node:stream"
import { constants, createBrotliCompress, createGzip } from "node:zlib"
import { codingFor } from "./encoding.ts"

/** Below this a compressed answer saves no packet. */
const leastBytes = 1024
const text = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/i

/**
 * What the operator left uncompressed, compressed for the visitor. Only answers to GET: what is asked for by anything
 * else may carry a token beside words of the request, and the length of such an answer would tell about the token.
 */
export const compressionOf = (
  incoming: IncomingMessage,
  status: number,
  headers: OutgoingHttpHeaders,
): { readonly headers: OutgoingHttpHeaders; readonly coder?: Transform } => {
  if (incoming.method !== "GET" || status !== 200 || !isCompressible(headers)) return { headers }
  const varied = { ...headers, vary: withAcceptEncoding(headers["vary"]) }
  const coding = codingFor(incoming.headers["accept-encoding"])
  if (coding === "identity") return { headers: varied }
  const { "content-length": length, "accept-ranges": _, ...rest } = varied
  const etag = weakened(headers["etag"])
  return {
    headers: { ...rest, ...(etag === undefined ? {} : { etag }), "content-encoding": coding },
    coder: coding === "br" ? brotli(length === undefined) : gzip(length === undefined),
  }
}

const isCompressible = (headers: OutgoingHttpHeaders) =>
  headers["content-encoding"] === undefined &&
  text.test(headers["content-type"] ?? "") &&
  !/\bno-transform\b/i.test(headers["cache-control"] ?? "") &&
  Number(headers["content-length"] ?? leastBytes) >= leastBytes

const withAcceptEncoding = (vary: OutgoingHttpHeaders[string]): string => {
  const names = [vary ?? []].flat().flatMap((line) =>
    String(line)
      .split(",")
      .map((name) => name.trim()),
  )
  const known = names.some((name) => name === "*" || name.toLowerCase() === "accept-encoding")
  return (known ? names : [...names, "Accept-Encoding"]).join(", ")
}

/** The compressed bytes are others than those that the operator's tag is of. */
const weakened = (etag: OutgoingHttpHeaders[string]): string | undefined =>
  typeof etag === "string" && !etag.startsWith("W/") ? `W/${etag}` : undefined

/** An answer of unknown length may be a stream, of which each piece goes out at once. */
const brotli = (streams: boolean) =>
  createBrotliCompress({
    ...(streams ? { flush: constants.BROTLI_OPERATION_FLUSH } : {}),
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
const gzip = (streams: boolean) => createGzip({ level: 6, ...(streams ? { flush: constants.Z_SYNC_FLUSH } : {}) })
