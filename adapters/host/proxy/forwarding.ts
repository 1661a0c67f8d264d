import type { IncomingMessage, OutgoingHttpHeaders } from "node:http"
import { keepsSession, type SessionSettings } from "../session/cookies.ts"
import { isUnder } from "../target.ts"
import { clientAddressOf, isHttps, type Trust } from "../visitor.ts"
import { framingHeaders } from "./http-framing.ts"
import type { OperatorShape } from "./operator-shape.ts"

export type Destination = {
  readonly origin: string
  /** The operator's calls go under its own name; a desk wants to see the name the browser used, and to be reached
   * directly: behind this server it could not tell a visitor of a proxy in front from one of this machine. */
  readonly keepsHost: boolean
}
export type Forwarding = Trust &
  SessionSettings &
  Partial<OperatorShape> & {
    readonly operatorOrigin: string
    readonly pushOrigin: string
    readonly proxyPaths: ReadonlyArray<string>
    readonly operatorTimeoutMs: number
  }

const operatorPaths = ["/api", "/poy-api", "/ccu"]
const pushPaths = ["/app", "/apps"]

/** Who answers a path, when it is not this server. */
export const destinationOf = (rawPath: string, settings: Forwarding): Destination | undefined => {
  const within = (prefixes: ReadonlyArray<string>) => prefixes.some((prefix) => isUnder(rawPath, prefix))
  if (within(operatorPaths)) return { origin: settings.operatorOrigin, keepsHost: false }
  if (within(pushPaths) && !pushPaths.includes(rawPath)) return { origin: settings.pushOrigin, keepsHost: false }
  return within(settings.proxyPaths) ? { origin: settings.operatorOrigin, keepsHost: true } : undefined
}

const hopByHop = [
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]
const claims =
  /^(?:forwarded|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

/** Whether a proxy says that it passes this request on for somebody else. */
export const isPassedOn = ({ headersDistinct }: IncomingMessage): boolean =>
  Object.keys(headersDistinct).some((name) => name === "via" || claims.test(name))

/** The headers of a message that are meant for its end, not for the next hop. */
export const endToEnd = ({ headersDistinct }: IncomingMessage): OutgoingHttpHeaders => {
  const named = (headersDistinct["connection"] ?? [])
    .flatMap((line) => line.toLowerCase().split(","))
    .map((name) => name.trim())
  const dropped = new Set([...hopByHop, ...named])
  const headers: OutgoingHttpHeaders = {}
  for (const [name, lines = []] of Object.entries(headersDistinct)) {
    if (!dropped.has(name)) headers[name] = lines.length === 1 ? lines[0] : lines
  }
  return headers
}

/** By these some servers take a request for one of another path, host or method than was looked at here. */
const overridingHeaders = /^x-(?:original-(?:url|uri|host)|rewrite-url|(?:http-)?method(?:-override)?)$/

/** What tells who a player is, or which page they are on. */
const ofThePlayer = new Set(["authorization", "referer"])

/** The operator gets a player's token once, as the bearer. */
const withoutToken = (cookies = "") =>
  cookies
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one !== "" && !keepsSession(one.split("=", 1).join()))
    .join("; ")

/** What the operator is told: the visitor's own headers, and who the visitor is as seen from here. */
export const forwardedHeaders = (
  incoming: IncomingMessage,
  { origin, keepsHost }: Destination,
  settings: Forwarding,
  requestId: string,
): OutgoingHttpHeaders => {
  const isOperators = origin === settings.operatorOrigin
  const headers = Object.entries(endToEnd(incoming)).filter(
    ([name]) =>
      !claims.test(name) &&
      !overridingHeaders.test(name) &&
      name !== "cookie" &&
      (isOperators || !ofThePlayer.has(name)),
  )
  const cookie = isOperators ? withoutToken(incoming.headers.cookie) : undefined
  const host = incoming.headers.host ?? ""
  return {
    ...Object.fromEntries(headers),
    ...framingHeaders(incoming),
    ...(cookie && { cookie }),
    host: keepsHost ? host : new URL(origin).host,
    "x-forwarded-for": clientAddressOf(incoming, settings),
    "x-forwarded-host": host,
    "x-forwarded-proto": isHttps(incoming, settings) ? "https" : "http",
    "x-request-id": requestId,
  }
}
