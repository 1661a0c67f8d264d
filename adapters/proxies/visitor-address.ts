import { type Address, readAddress, writeAddress } from "./address.ts"
import { type AddressRange, isWithin } from "./networks.ts"

/** The address at the other end of the connection, and the X-Forwarded-For that came with it. */
export type Hops = { readonly peer: string; readonly forwardedFor?: string | undefined }

/**
 * Who asks: the last address that no trusted proxy added. Each proxy writes behind what it was told the address that it
 * saw itself, so what stands before the word of somebody who is not trusted is anybody's invention.
 */
export const visitorAddress = ({ peer, forwardedFor }: Hops, trusted: ReadonlyArray<AddressRange>): string => {
  let visitor = peer
  for (const hop of [...(forwardedFor?.split(",") ?? []), peer].toReversed()) {
    const address = readAddress(withoutPort(hop.trim()))
    if (address === undefined) return visitor
    visitor = writeAddress(address)
    if (!isAmong(address, trusted)) return visitor
  }
  return visitor
}

/** Whether the other end of a connection is a trusted proxy, whose word on a request counts. */
export const isTrusted = (peer: string, trusted: ReadonlyArray<AddressRange>): boolean => {
  const address = readAddress(peer)
  return address !== undefined && isAmong(address, trusted)
}

const isAmong = (address: Address, networks: ReadonlyArray<AddressRange>) =>
  networks.some((network) => isWithin(address, network))

/** Some proxies write the port as well: 203.0.113.9:4711, [2001:db8::1]:443. */
const withoutPort = (hop: string) => /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^(\d[\d.]*):\d+$/, "$1")
