import fc from "fast-check"
import { expect, test } from "vitest"
import { readNetworks } from "./networks.ts"
import { visitorAddress } from "./visitor-address.ts"

const trusted = readNetworks("10.0.0.0/8, 2001:db8:1::/48, 192.0.2.7") ?? []
const seen = (peer: string, forwardedFor?: string) => visitorAddress({ peer, forwardedFor }, trusted)

test.each([
  ["nobody in front: the visitor is at the other end", "203.0.113.9", undefined, "203.0.113.9"],
  ["a stranger's word about itself is nothing", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a trusted proxy says whom it serves", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
  ["what the visitor told the proxy is nothing", "10.1.2.3", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["a chain of trusted proxies is followed", "10.1.2.3", "203.0.113.9, 192.0.2.7, 10.9.9.9", "203.0.113.9"],
  ["an inventor behind the chain is not", "10.1.2.3", "10.0.0.1, 203.0.113.9, 192.0.2.7", "203.0.113.9"],
  ["one address is trusted, its neighbour is not", "10.1.2.3", "203.0.113.9, 192.0.2.8", "192.0.2.8"],
  ["a proxy of IPv6 is believed as well", "2001:db8:1:2::3", "2001:db8:9::1", "2001:db8:9:0:0:0:0:1"],
  ["one outside the network is not", "2001:db8:2::3", "203.0.113.9", "2001:db8:2:0:0:0:0:3"],
  ["IPv4 inside IPv6 is IPv4", "::ffff:10.1.2.3", "::ffff:203.0.113.9", "203.0.113.9"],
  ["a port is no part of it", "10.1.2.3", "203.0.113.9:4711", "203.0.113.9"],
  ["nor one of IPv6", "10.1.2.3", "[2001:db8:9::1]:443", "2001:db8:9:0:0:0:0:1"],
  ["what is no address hides whoever wrote it", "10.1.2.3", "somchai", "10.1.2.3"],
  ["and so does an empty word", "10.1.2.3", "203.0.113.9, ", "10.1.2.3"],
  ["where all are trusted, it is the first", "10.1.2.3", "10.0.0.9", "10.0.0.9"],
  ["nobody there has no address", "", "203.0.113.9", ""],
])("%s", (_, peer, forwardedFor, address) => {
  expect(seen(peer, forwardedFor)).toBe(address)
})

test("whatever a visitor claims, behind trusted proxies it is who the first of them saw", () => {
  const stranger = fc.ipV4().filter((address) => !address.startsWith("10.") && address !== "192.0.2.7")
  const proxies = fc.array(fc.constantFrom("10.0.0.1", "10.255.255.255", "192.0.2.7", "2001:db8:1::5"), {
    minLength: 1,
  })
  fc.assert(
    fc.property(fc.string(), stranger, proxies, (claim, visitor, [peer = "", ...others]) => {
      expect(seen(peer, [claim, visitor, ...others].join(","))).toBe(visitor)
      expect(seen(visitor, claim)).toBe(visitor)
    }),
    { numRuns: 1_000 },
  )
})

test.each(["10.0.0.0/33", "10.0.0/8", "proxy.example", "2001:db8::/129", "1:2:3", "::1::", "10.0.0.256", "/8"])(
  "%s is no network",
  (text) => {
    expect(readNetworks(text)).toBeUndefined()
  },
)

test("an empty text names no network, and one may be all addresses", () => {
  expect(readNetworks("")).toEqual([])
  expect(visitorAddress({ peer: "203.0.113.9", forwardedFor: "1.2.3.4" }, readNetworks("0.0.0.0/0") ?? [])).toBe(
    "1.2.3.4",
  )
})
