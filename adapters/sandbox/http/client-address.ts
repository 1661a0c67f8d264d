import type { IncomingMessage } from "node:http"
import { type Address, type AddressRange, readAddress, visitorAddress } from "@fakham/adapters/proxies"

type Request = {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">
  readonly headers: IncomingMessage["headers"]
}

/** Who asks; without a connection, as in a world that is made up, nobody does. */
export const clientAddress = (request: Request | undefined, trusted: ReadonlyArray<AddressRange>): string => {
  const forwardedFor = [request?.headers["x-forwarded-for"] ?? []].flat().join(",")
  const peer = request?.socket.remoteAddress ?? ""
  return visitorAddress({ peer, ...(forwardedFor === "" ? {} : { forwardedFor }) }, trusted)
}

/** What one household has of an address: all of IPv4, and half of IPv6, whose other half it fills as it likes. */
export const clientNetwork = (address: string): string => {
  const read = readAddress(address)
  return read?.bits === 128 ? firstHalf(read) : address
}

const firstHalf = ({ number }: Address) =>
  [112n, 96n, 80n, 64n].map((shift) => ((number >> shift) & 0xffffn).toString(16)).join(":")
