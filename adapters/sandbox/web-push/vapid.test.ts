import { expect, test } from "vitest"
import { vapidClaims } from "./testing/push-service.ts"
import { authorization, isPair, newPair } from "./vapid.ts"

const now = Date.parse("2026-11-20T12:00:00+07:00")

test("a push service learns who sends, for itself alone, and for half a day", () => {
  const keys = { ...newPair(), subject: "mailto:push@fakham.example" }
  const header = authorization(keys, "https://push.example/browser/1?a=b", now)
  expect(vapidClaims(header)).toEqual({
    claims: {
      aud: "https://push.example",
      exp: Date.parse("2026-11-21T00:00:00+07:00") / 1_000,
      sub: "mailto:push@fakham.example",
    },
    key: keys.publicKey,
  })
})

test("what is checked here is what the standard signs: the example of RFC 8292 holds, and not for another key", () => {
  const header =
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
  expect(vapidClaims(header)?.claims).toEqual({
    aud: "https://push.example.net",
    exp: 1_453_523_768,
    sub: "mailto:push@example.com",
  })
  expect(vapidClaims(header.replace(/k=.*/, `k=${newPair().publicKey}`))).toBeUndefined()
})

test("a pair belongs together, and no two pairs do", () => {
  const [one, other] = [newPair(), newPair()]
  expect(isPair(one)).toBe(true)
  expect(isPair({ publicKey: one.publicKey, privateKey: other.privateKey })).toBe(false)
  expect(isPair({ publicKey: one.publicKey, privateKey: "odd" })).toBe(false)
})
