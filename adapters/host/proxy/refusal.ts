import type { IncomingMessage, ServerResponse } from "node:http"

/** Why this server answers in the operator's place, in the words of the operator's API. */
export type HostRefusal = {
  readonly status: 400 | 403 | 405 | 408 | 413 | 502 | 504
  readonly code: string
  readonly message: string
}

const text = "Oops! Something went wrong. Please try again later."

export const operatorUnreachable: HostRefusal = { status: 502, code: "defaultError", message: text }
export const operatorTooSlow: HostRefusal = { status: 504, code: "defaultError", message: text }
export const requestTooLarge: HostRefusal = {
  status: 413,
  code: "payloadTooLarge",
  message: "A request holds at most 10 MB.",
}
export const slowRequest: HostRefusal = {
  status: 408,
  code: "requestTooSlow",
  message: "This request arrived too slowly.",
}
export const closedToProxies: HostRefusal = {
  status: 403,
  code: "forbidden",
  message: "This path is closed to requests that come through a proxy.",
}
export const traceRefused: HostRefusal = {
  status: 405,
  code: "methodNotAllowed",
  message: "A request is not told back to who sent it.",
}
export const otherSite: HostRefusal = {
  status: 403,
  code: "forbidden",
  message: "A page of another site opens no connection here.",
}
export const malformedRequest = (message: string): HostRefusal => ({ status: 400, code: "badRequest", message })

export const refusalBody = ({ code, message }: HostRefusal): Buffer => Buffer.from(JSON.stringify({ code, message }))

/** How long one who is refused may go on sending before it is cut off, so that it reads why. */
const drainMs = 1_000

/** Answers with a refusal; the connection ends with it when the rest of the request is not worth waiting for. */
export const sendRefusal = (incoming: IncomingMessage, outgoing: ServerResponse, refusal: HostRefusal): void => {
  const body = refusalBody(refusal)
  const headers = {
    "content-type": "application/json",
    "content-length": body.length,
    "x-content-type-options": "nosniff",
  }
  outgoing.writeHead(refusal.status, incoming.complete ? headers : { ...headers, connection: "close" })
  outgoing.write(body)
  incoming.resume()
  if (incoming.complete) {
    outgoing.end()
    return
  }
  const cutOff = setTimeout(() => outgoing.end(), drainMs)
  incoming.once("end", () => outgoing.end())
  outgoing.once("close", () => clearTimeout(cutOff))
}
