import { expect, test } from "vitest"
import { mayAsk } from "./push-device.ts"

const settings = { kinds: [], publicKey: "public-key", isPaused: false }
const now = Date.parse("2026-11-20T12:00:00+07:00")
const day = 24 * 3_600_000

test("a player who was never asked may be asked", () => {
  expect(mayAsk({ declinedAt: undefined }, settings, now)).toBe(true)
})

test("after a no a player is left alone for 30 days", () => {
  expect(mayAsk({ declinedAt: now }, settings, now)).toBe(false)
  expect(mayAsk({ declinedAt: now - 30 * day + 1 }, settings, now)).toBe(false)
  expect(mayAsk({ declinedAt: now - 30 * day }, settings, now)).toBe(true)
})

test("a clock that was set back asks nobody anew", () => {
  expect(mayAsk({ declinedAt: now + day }, settings, now)).toBe(false)
})

test("on a break from play, and by an operator that sends nothing, nobody is asked", () => {
  expect(mayAsk({ declinedAt: undefined }, { ...settings, isPaused: true }, now)).toBe(false)
  expect(mayAsk({ declinedAt: undefined }, { ...settings, publicKey: undefined }, now)).toBe(false)
})
