import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as overHttp,
  type ServerResponse,
} from "node:http"
import { request as overHttps } from "node:https"
import { pipeline, type Transform } from "node:stream"
import { constants, createBrotliCompress, createGzip } from "node:zlib"
import { type Coding, compressionOf } from "@fakham/adapters/compression"
import type { SessionAnswer } from "../session/answer.ts"
import { withBearer } from "../session/bearer.ts"
import { type BodyPace, watchPace } from "./body-pace.ts"
import { type Destination, endToEnd, type Forwarding, forwardedHeaders } from "./forwarding.ts"
import { hasBody } from "./http-framing.ts"
import { pathAtOperator, withRequestToken } from "./operator-shape.ts"
import {
  type HostRefusal,
  operatorTooSlow,
  operatorUnreachable,
  requestTooLarge,
  sendRefusal,
  slowRequest,
} from "./refusal.ts"

const largestBody = 10 * 1024 * 1024

/** Compresses what the operator left uncompressed. An answer of unknown length may be a stream: each piece goes out at once. */
const coderOf = (coding: Coding, isStream: boolean): Transform | undefined => {
  if (coding === "identity") return undefined
  if (coding === "gzip") return createGzip({ level: 6, ...(isStream ? { flush: constants.Z_SYNC_FLUSH } : {}) })
  return createBrotliCompress({
    ...(isStream ? { flush: constants.BROTLI_OPERATION_FLUSH } : {}),
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
}

/** Opens a request to the operator; over TLS where its address says so. */
export const openOperatorRequest = (
  incoming: IncomingMessage,
  destination: Destination,
  settings: Forwarding,
  requestId: string,
  agent: Agent | false,
  connection: Readonly<Record<string, string>> = {},
): ClientRequest => {
  const { origin } = destination
  const isOperators = origin === settings.operatorOrigin && !destination.keepsHost
  const { method = "GET" } = incoming
  const sent = { headers: forwardedHeaders(incoming, destination, settings, requestId), url: incoming.url ?? "/" }
  const { headers, url } = isOperators && settings.session === "host" ? withBearer(sent, incoming, settings) : sent
  const send = origin.startsWith("https:") ? overHttps : overHttp
  const { hostname, port } = new URL(origin)
  return send({
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    method,
    path: isOperators ? pathAtOperator(method, url, settings) : url,
    headers: { ...(isOperators ? withRequestToken(headers, settings) : headers), ...connection },
    agent,
    timeout: settings.operatorTimeoutMs,
  })
}

/** Passes one call to the operator and its answer back, both as streams. */
export const passOn = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  pace: BodyPace,
  open: () => ClientRequest,
  answerFor: (status: number, headers: OutgoingHttpHeaders) => SessionAnswer = (_, headers) => ({ headers }),
  /** What stands over the operator's own headers. */
  own: OutgoingHttpHeaders = {},
): void => {
  if (Number(incoming.headers["content-length"] ?? 0) > largestBody) {
    sendRefusal(incoming, outgoing, requestTooLarge)
    return
  }
  const upstream = open()
  let passed = 0
  let refused = false
  const giveUp = (refusal: HostRefusal) => {
    if (refused) return
    refused = true
    incoming.unpipe(upstream)
    upstream.destroy()
    if (outgoing.headersSent) incoming.destroy()
    else sendRefusal(incoming, outgoing, refusal)
  }
  incoming.on("data", (chunk: Buffer) => {
    passed += chunk.length
    if (passed > largestBody) giveUp(requestTooLarge)
  })
  if (hasBody(incoming)) watchPace(incoming, pace, () => giveUp(slowRequest))
  upstream.on("response", (answer) => {
    const status = answer.statusCode ?? 0
    if (outgoing.headersSent) return
    if (status < 200 || status > 599) {
      upstream.destroy()
      sendRefusal(incoming, outgoing, operatorUnreachable)
      return
    }
    const { headers: answered, body } = answerFor(status, endToEnd(answer))
    const cookies = [outgoing.getHeader("set-cookie") ?? [], answered["set-cookie"] ?? []].flat().map(String)
    const headers = {
      ...answered,
      ...(cookies.length > 0 && { "set-cookie": cookies }),
      ...own,
      "x-request-id": requestId,
    }
    if (body !== undefined) {
      answer.resume()
      outgoing.writeHead(status, { ...headers, "content-length": body.length })
      outgoing.end(body)
      return
    }
    const { authorization, "accept-encoding": acceptEncoding } = incoming.headers
    const asked = { method: incoming.method, acceptEncoding, authorization }
    const compressed = compressionOf(asked, status, headers)
    outgoing.writeHead(status, compressed.headers)
    const coder = coderOf(compressed.coding, headers["content-length"] === undefined)
    if (coder === undefined) pipeline(answer, outgoing, () => incoming.resume())
    else pipeline(answer, coder, outgoing, () => incoming.resume())
  })
  upstream.on("upgrade", (_answer, socket) => {
    socket.destroy()
    sendRefusal(incoming, outgoing, operatorUnreachable)
  })
  let tooSlow = false
  upstream.on("timeout", () => {
    tooSlow = true
    upstream.destroy()
  })
  upstream.on("error", (error) => {
    incoming.unpipe(upstream)
    if (outgoing.headersSent || outgoing.destroyed) return
    if (!hasBody(incoming) && isStale(upstream, error) && !tooSlow)
      passOn(incoming, outgoing, requestId, pace, open, answerFor, own)
    else sendRefusal(incoming, outgoing, tooSlow ? operatorTooSlow : operatorUnreachable)
  })
  outgoing.on("close", () => upstream.destroy())
  if (hasBody(incoming)) incoming.pipe(upstream)
  else upstream.end()
}

/** The operator had closed the kept connection before this request reached it, so nothing was done with it. */
const isStale = (upstream: ClientRequest, error: Error) =>
  upstream.reusedSocket && ["GET", "HEAD"].includes(upstream.method) && "code" in error && error.code === "ECONNRESET"
