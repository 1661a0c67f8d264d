import { describe, expect, it } from "vitest"
import { isFromThisMachine } from "./loopback.ts"

const caller = { method: "GET", peer: "127.0.0.1", headers: { host: "localhost:4180" } }
const withHeaders = (headers: Record<string, string>, method = "POST") =>
  isFromThisMachine({ ...caller, method, headers: { ...caller.headers, ...headers } })

describe("the control desk", () => {
  it.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("hears %s", (peer) => {
    expect(isFromThisMachine({ ...caller, peer })).toBe(true)
  })

  it.each(["10.0.0.5", "192.168.1.2", "::ffff:10.0.0.5", "2001:db8::1", "127.0.0.1.example.com", ""])(
    "is deaf to %j",
    (peer) => {
      expect(isFromThisMachine({ ...caller, peer })).toBe(false)
    },
  )

  it.each(["localhost", "LOCALHOST:4180", "shop.localhost:4173", "127.0.0.1:4180", "[::1]:4180"])(
    "answers at the address %s",
    (host) => {
      expect(withHeaders({ host })).toBe(true)
    },
  )

  it.each([
    "example.com",
    "localhost.example.com",
    "127.0.0.1.nip.io",
    "10.0.0.5:4180",
    "xlocalhost",
    ".localhost",
    "",
  ])("does not answer at the address %j, which may only lead here", (host) => {
    expect(withHeaders({ host })).toBe(false)
  })

  it("hears what a neighbour on this machine passes on, and not what it passes on for others", () => {
    expect(withHeaders({ "x-forwarded-for": "127.0.0.1, ::1" })).toBe(true)
    expect(withHeaders({ "x-forwarded-for": "203.0.113.9" })).toBe(false)
    expect(withHeaders({ "x-forwarded-for": "203.0.113.9, 127.0.0.1" })).toBe(false)
    expect(withHeaders({ "x-forwarded-for": "127.0.0.1, 203.0.113.9" })).toBe(false)
    expect(withHeaders({ "x-forwarded-for": "" })).toBe(false)
    expect(withHeaders({ "x-real-ip": "203.0.113.9" })).toBe(false)
    expect(withHeaders({ forwarded: "for=203.0.113.9" })).toBe(false)
  })

  it("takes orders from its own page and from programs, not from other pages", () => {
    expect(withHeaders({})).toBe(true)
    expect(withHeaders({ origin: "http://localhost:4180" })).toBe(true)
    expect(withHeaders({ origin: "http://LOCALHOST:4180", "sec-fetch-site": "same-origin" })).toBe(true)
    expect(withHeaders({ host: "[::1]:4180", origin: "http://[::1]:4180" })).toBe(true)
    expect(withHeaders({ origin: "http://localhost:4173" })).toBe(false)
    expect(withHeaders({ origin: "http://shop.localhost:4180" })).toBe(false)
    expect(withHeaders({ origin: "http://127.0.0.1:4180" })).toBe(false)
    expect(withHeaders({ "sec-fetch-site": "same-site" })).toBe(false)
    expect(withHeaders({ "sec-fetch-site": "cross-site" })).toBe(false)
    expect(withHeaders({ origin: "https://example.com" })).toBe(false)
    expect(withHeaders({ origin: "null" })).toBe(false)
    expect(withHeaders({ origin: "https://example.com" }, "DELETE")).toBe(false)
    expect(withHeaders({ origin: "https://example.com" }, "GET")).toBe(true)
  })
})
