import { tokenExpiryCheck } from "@fakham/core"
import { anyLetter } from "@fakham/core/testing"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sessionOf } from "./token.ts"

const part = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString("base64url")
const uuid = "5a9d0000-0000-4000-8000-000000000001"

test("a token tells who the player is and what is closed to them, whoever signed it", () => {
  const token = `${part({ alg: "HS256" })}.${part({ uuid, status: 2 })}.AAAA`
  expect(sessionOf(token)).toEqual({ token, uuid, limit: 2 })
})

test("a player may be called anything", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, minLength: 1 }), (name) => {
      const token = `${part({ alg: "HS256" })}.${part({ uuid: name, status: 0 })}.AAAA`
      expect(sessionOf(token)).toEqual({ token, uuid: name, limit: undefined })
    }),
  )
})

test.each([
  ["2", 2],
  ["none", undefined],
  [null, undefined],
  [{}, undefined],
])("a status of %j closes what its number says, or nothing", (status, limit) => {
  expect(sessionOf(`${part({ alg: "HS256" })}.${part({ uuid, status })}.AAAA`)?.limit).toBe(limit)
})

describe("a token whose time is over", () => {
  const now = Date.parse("2026-11-20T12:00:00+07:00")
  const until = (exp: unknown) => `${part({ alg: "HS256" })}.${part({ uuid, status: 0, exp })}.AAAA`

  test("is a session where its time is not checked, as long as nothing else is said", () => {
    expect(tokenExpiryCheck).toBe(0)
    expect(sessionOf(until(now / 1_000 - 3_600))?.uuid).toBe(uuid)
    expect(sessionOf(until(now / 1_000), 0, now)?.uuid).toBe(uuid)
  })

  test("is none where it is checked, from its last second on", () => {
    expect(sessionOf(until(now / 1_000), 1, now)).toBeUndefined()
    expect(sessionOf(until(String(now / 1_000 - 3_600)), 1, now)).toBeUndefined()
    expect(sessionOf(until(now / 1_000 + 1), 1, now)?.uuid).toBe(uuid)
  })

  test.each([undefined, null, "never", {}])("cannot be told by a time of %j, which ends no session", (exp) => {
    expect(sessionOf(until(exp), 1, now)?.uuid).toBe(uuid)
  })
})

test.each([
  "",
  "garbage",
  "a.b.c",
  "eyJhbGciOiJub25lIn0.e30.",
  "%00%ff",
  "x".repeat(3_000),
  `${part({ alg: "HS256" })}.${part({ status: 0 })}.AAAA`,
])("of a token that cannot be read nothing is known: %.12s", (odd) => {
  expect(sessionOf(odd)).toBeUndefined()
})
