import { readNetworks } from "@fakham/adapters/proxies"
import { expect, test } from "vitest"
import { clientAddress, clientNetwork } from "./client-address.ts"

const trusted = readNetworks("127.0.0.0/8,::1") ?? []
const seen = (remoteAddress: string | undefined, forwarded?: string) =>
  clientNetwork(
    clientAddress(
      { socket: { remoteAddress }, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } },
      trusted,
    ),
  )

test.each([
  ["the server in front of this machine says whom it serves", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["and is believed when it is reached by IPv6", "::1", "203.0.113.9", "203.0.113.9"],
  ["of a list only the last was seen by it", "127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["what is no address is no address", "127.0.0.1", "somchai", "127.0.0.1"],
  ["a stranger who claims to be another is who it is", "198.51.100.7", "203.0.113.9", "198.51.100.7"],
  ["an IPv4 address is one however it is written", "::ffff:198.51.100.7", undefined, "198.51.100.7"],
  ["an IPv6 household is one", "2001:db8:0:1:aaaa::1", undefined, "2001:db8:0:1"],
  ["whatever its last half", "2001:0db8::1:0:0:0:2", undefined, "2001:db8:0:1"],
  ["its beginning may be left out", "::1:2:3:4", undefined, "0:0:0:0"],
  ["nobody there has no address", undefined, undefined, ""],
])("%s", (_, peer, forwarded, address) => {
  expect(seen(peer, forwarded)).toBe(address)
})

test("without a connection nobody asks", () => {
  expect(clientAddress(undefined, trusted)).toBe("")
})
