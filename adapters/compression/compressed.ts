import { type Coding, codingFor } from "./coding.ts"

export type AnswerHeaders = Record<string, number | string | Array<string> | undefined>
type Asked = {
  readonly method: string | undefined
  readonly acceptEncoding: string | undefined
  readonly authorization: string | undefined
}

/** Below this a compressed answer saves no packet. */
const leastBytes = 1024
const text = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/i

/**
 * How an answer is compressed for the visitor, and with which headers it goes out. Only answers to GET and to whoever
 * sends a token in a header, which no other site can make a browser send: an answer to anything else may carry a token
 * beside words of the request, and its length would tell about the token. That an answer has not changed is told under
 * the headers that the answer itself would have.
 */
export const compressionOf = (
  { method, acceptEncoding, authorization }: Asked,
  status: number,
  headers: AnswerHeaders,
): { readonly headers: AnswerHeaders; readonly coding: Coding } => {
  const isUnchanged = status === 304
  const leaksNothing = method === "GET" || (method === "POST" && authorization !== undefined)
  if (!leaksNothing || !(isUnchanged || (status === 200 && isCompressible(headers))))
    return { headers, coding: "identity" }
  const varied = { ...headers, vary: withAcceptEncoding(headers["vary"]) }
  const coding = codingFor(acceptEncoding)
  if (coding === "identity") return { headers: varied, coding }
  const weak: AnswerHeaders = { ...varied, ...weakened(headers["etag"]) }
  if (isUnchanged) return { headers: weak, coding: "identity" }
  const { "content-length": _length, "accept-ranges": _ranges, ...rest } = weak
  return { headers: { ...rest, "content-encoding": coding }, coding }
}

const isCompressible = (headers: AnswerHeaders) =>
  headers["content-encoding"] === undefined &&
  text.test(String(headers["content-type"] ?? "")) &&
  !/\bno-transform\b/i.test(String(headers["cache-control"] ?? "")) &&
  Number(headers["content-length"] ?? leastBytes) >= leastBytes

const withAcceptEncoding = (vary: AnswerHeaders[string]): string => {
  const names = [vary ?? []].flat().flatMap((line) =>
    String(line)
      .split(",")
      .map((name) => name.trim()),
  )
  const known = names.some((name) => name === "*" || name.toLowerCase() === "accept-encoding")
  return (known ? names : [...names, "Accept-Encoding"]).join(", ")
}

/** The compressed bytes are others than those that the tag is of. */
const weakened = (etag: AnswerHeaders[string]) =>
  typeof etag === "string" && !etag.startsWith("W/") ? { etag: `W/${etag}` } : {}
