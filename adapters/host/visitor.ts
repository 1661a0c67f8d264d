import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { type AddressRange, isTrusted, visitorAddress } from "@fakham/adapters/proxies"

export type Trust = { readonly trustedProxies: ReadonlyArray<AddressRange> }

/** The visitor's address: of what a request claims about where it comes from, only the word of trusted proxies counts. */
export const clientAddressOf = ({ socket, headers }: IncomingMessage, { trustedProxies }: Trust): string => {
  const forwardedFor = [headers["x-forwarded-for"] ?? []].flat().join(",")
  const hops = { peer: socket.remoteAddress ?? "unknown", ...(forwardedFor === "" ? {} : { forwardedFor }) }
  return visitorAddress(hops, trustedProxies)
}

/** Whether the visitor came by https, which a trusted proxy in front may say. */
export const isHttps = (incoming: IncomingMessage, { https, ...trust }: Trust & { readonly https: boolean }): boolean =>
  https || (incoming.headers["x-forwarded-proto"] === "https" && isOfTrusted(incoming, trust))

/** Keeps browsers to https, on every answer that was asked for by it. */
export const hstsOf = (
  incoming: IncomingMessage,
  settings: Parameters<typeof isHttps>[1],
): { readonly "strict-transport-security"?: string } =>
  isHttps(incoming, settings) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}

/** The origin of this site, as the visitor has it. */
export const ownOrigin = (incoming: IncomingMessage, settings: Trust & { readonly https: boolean }): string =>
  `${isHttps(incoming, settings) ? "https" : "http"}://${(incoming.headers.host ?? "").toLowerCase()}`

/** The id under which one request is found again in everyone's logs: a trusted proxy's, if that is a plain word. */
export const requestIdOf = (incoming: IncomingMessage, trust: Trust): string => {
  const given = incoming.headers["x-request-id"]
  const isPlain = typeof given === "string" && /^[\w.-]{8,128}$/.test(given)
  return isPlain && isOfTrusted(incoming, trust) ? given : randomUUID()
}

const isOfTrusted = ({ socket }: IncomingMessage, { trustedProxies }: Trust) =>
  isTrusted(socket.remoteAddress ?? "", trustedProxies)
