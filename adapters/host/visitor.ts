import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { type Network, visitorAddress } from "@fakham/adapters/proxies"

export type Trust = { readonly trustedProxies: ReadonlyArray<Network> }

/** The visitor's address: of what a request claims about where it comes from, only the word of trusted proxies counts. */
export const addressOf = ({ socket, headers }: IncomingMessage, { trustedProxies }: Trust): string => {
  const forwardedFor = [headers["x-forwarded-for"] ?? []].flat().join(",")
  const hops = { peer: socket.remoteAddress ?? "unknown", ...(forwardedFor === "" ? {} : { forwardedFor }) }
  return visitorAddress(hops, trustedProxies)
}

/** The one header that is believed, as only a proxy in front can know it: that the visitor came by https. A visitor
 * who lies gets a stricter page for itself. */
export const isHttps = ({ headers }: IncomingMessage, { https }: { readonly https: boolean }): boolean =>
  https || headers["x-forwarded-proto"] === "https"

/** The id under which one request is found again in everyone's logs: the one it came with, if that is a plain word. */
export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers["x-request-id"]
  return typeof given === "string" && /^[\w.-]{8,128}$/.test(given) ? given : randomUUID()
}
