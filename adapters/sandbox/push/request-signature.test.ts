import fc from "fast-check"
import { expect, it, test } from "vitest"
import { signatureFault, signedQuery } from "./request-signature.ts"

const app = { id: "3", key: "278d425bdf160c739803", secret: "7ad3773142a6692b25b8" }
const call = {
  method: "POST",
  path: "/apps/3/events",
  body: '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}',
}
const at = 1_353_088_179_000
const query = {
  auth_key: "278d425bdf160c739803",
  auth_timestamp: "1353088179",
  auth_version: "1.0",
  body_md5: "ec365a775a4cd0599faeb73354201b6f",
  auth_signature: "da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c",
}

it("signs a call as the protocol's own example is signed", () => {
  expect(Object.fromEntries(new URLSearchParams(signedQuery(app, call, at)))).toEqual(query)
})

it("finds no fault with what is signed so, ten minutes early or late", () => {
  for (const late of [0, 600_000, -600_000]) expect(signatureFault(app, call, query, at + late)).toBeUndefined()
})

test.each([
  ["a stale time", query, call, at + 601_000, "auth_timestamp is more than 600 seconds off"],
  ["a time to come", query, call, at - 601_000, "auth_timestamp is more than 600 seconds off"],
  ["no time", { ...query, auth_timestamp: "x" }, call, at, "auth_timestamp is more than 600 seconds off"],
  ["another key", { ...query, auth_key: "other" }, call, at, "auth_key is not known"],
  ["another version", { ...query, auth_version: "2" }, call, at, "auth_version has to be 1.0"],
  ["another body", query, { ...call, body: "{}" }, at, "body_md5 does not fit the body"],
  ["another path", query, { ...call, path: "/apps/3/batch_events" }, at, "auth_signature does not fit"],
  ["a signature cut short", { ...query, auth_signature: "da45" }, call, at, "auth_signature does not fit"],
  ["something added", { ...query, more: "1" }, call, at, "auth_signature does not fit"],
  ["nothing at all", {}, call, at, "auth_version has to be 1.0"],
])("a call with %s is refused", (_, signed, said, now, fault) => {
  expect(signatureFault(app, said, signed, now)).toBe(fault)
})

test("whatever is signed is taken, and under another secret is not", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(4_000_000_000), (body, seconds) => {
      const now = seconds * 1_000
      const signed = Object.fromEntries(new URLSearchParams(signedQuery(app, { ...call, body }, now)))
      expect(signatureFault(app, { ...call, body }, signed, now)).toBeUndefined()
      expect(signatureFault({ ...app, secret: "other" }, { ...call, body }, signed, now)).toBe(
        "auth_signature does not fit",
      )
    }),
    { numRuns: 1_000 },
  )
})
