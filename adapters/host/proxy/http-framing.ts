import type { IncomingMessage, OutgoingHttpHeaders } from "node:http"

type FramedRequest = Pick<IncomingMessage, "headersDistinct" | "httpVersion" | "method">

/** Methods whose body no server has to expect: what follows their headers may be read as a second request. */
const bodiless = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"])

/** Whether anything follows the headers. */
export const hasBody = ({ headersDistinct }: FramedRequest): boolean =>
  headersDistinct["transfer-encoding"] !== undefined || Number(headersDistinct["content-length"]?.[0] ?? 0) > 0

/** Why two servers could disagree about where a request ends, if they could. */
export const framingFault = (incoming: FramedRequest): string | undefined => {
  const { headersDistinct, httpVersion, method = "" } = incoming
  const lengths = headersDistinct["content-length"] ?? []
  const codings = headersDistinct["transfer-encoding"] ?? []
  if (codings.length > 0 && lengths.length > 0) return "A body is sent in chunks or has a length, not both."
  if (lengths.length > 1) return "A body has one length."
  if (codings.length > 0 && (httpVersion !== "1.1" || codings.join().toLowerCase() !== "chunked")) {
    return "A body comes as it is or in chunks of HTTP/1.1."
  }
  return bodiless.has(method) && hasBody(incoming) ? `A ${method} request carries no body.` : undefined
}

/** The headers that tell the next server where this body ends. */
export const framingHeaders = ({ headersDistinct }: FramedRequest): OutgoingHttpHeaders => {
  const [length] = headersDistinct["content-length"] ?? []
  if (length !== undefined) return { "content-length": length }
  return headersDistinct["transfer-encoding"] === undefined ? {} : { "transfer-encoding": "chunked" }
}
