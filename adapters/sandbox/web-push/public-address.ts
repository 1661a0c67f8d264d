import { lookup } from "node:dns"
import { BlockList, isIPv4, type LookupFunction } from "node:net"

/** Networks that no push service of the Internet is in: this machine, its neighbours, and what is not routed. */
const closed = new BlockList()
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(network, bits, "ipv4")

/** Of IPv6 only what is handed out to the public is open, without the parts that lead back into IPv4. */
const open = new BlockList()
open.addSubnet("2000::", 3, "ipv6")
const closed6 = new BlockList()
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed6.addSubnet(network, bits, "ipv6")

export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !closed.check(address, "ipv4") : open.check(address, "ipv6") && !closed6.check(address, "ipv6")

/** Finds a name's addresses for the connection itself, so that what was looked at is what is connected to. */
export const publicLookup: LookupFunction = (name, options, found) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, "")
    const allowed = addresses.filter(({ address }) => isPublic(address))
    const [first] = allowed
    if (first === undefined) return found(new Error(`${name} is not in the Internet`), "")
    if (options.all === true) return found(null, allowed)
    found(null, first.address, first.family)
  })
