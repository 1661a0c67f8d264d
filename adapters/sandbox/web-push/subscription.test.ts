import fc from "fast-check"
import { expect, test } from "vitest"
import { isPublic } from "./public-address.ts"
import { subscriptionOf } from "./subscription.ts"
import { newPair } from "./vapid.ts"

const keys = { p256dh: newPair().publicKey, auth: Buffer.alloc(16, 7).toString("base64url") }
const at = (endpoint: string) => subscriptionOf(JSON.stringify({ endpoint, expirationTime: null, keys }))

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
])("a browser is reached at %s", (endpoint) => expect(at(endpoint)).toEqual({ endpoint, keys }))

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://127.0.0.1/abc",
  "https://[::1]/abc",
  "https://0x7f000001/abc",
  "https://2130706433/abc",
  "https://localhost/abc",
  "https://operator-database:5432/abc",
  "https://push.example:8443/abc",
  "https://user:secret@push.example/abc",
  "http://127.0.0.1:4173/__sandbox/reset",
  "file:///etc/passwd",
  "javascript:alert(1)",
])("nothing is sent to %s", (endpoint) => expect(at(endpoint)).toBeUndefined())

test("only a test sends to its own machine", () => {
  const token = JSON.stringify({ endpoint: "http://127.0.0.1:9999/device", keys })
  expect(subscriptionOf(token)).toBeUndefined()
  expect(subscriptionOf(token, true)?.endpoint).toBe("http://127.0.0.1:9999/device")
})

test.each([{ p256dh: "short", auth: keys.auth }, { p256dh: keys.p256dh, auth: "short" }, {}])(
  "keys of another length are none: %o",
  (odd) => expect(subscriptionOf(JSON.stringify({ endpoint: "https://push.example/a", keys: odd }))).toBeUndefined(),
)

test("whatever else is saved as a token is kept and never sent to", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (token) => subscriptionOf(token) === undefined))
})

test.each(["8.8.8.8", "142.250.1.1", "2607:f8b0:4005::1"])("%s is in the Internet", (address) =>
  expect(isPublic(address)).toBe(true),
)
test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.20.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::ffff:127.0.0.1",
  "fe80::1",
  "fd00::1",
  "2002:7f00:1::",
  "64:ff9b::7f00:1",
])("%s is not", (address) => expect(isPublic(address)).toBe(false))
