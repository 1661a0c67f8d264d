import fc from "fast-check"
import { expect, test } from "vitest"
import { gameNewsOf, siteMessage } from "./messages.ts"

const origin = "https://games.example"
const said = (data: unknown) => gameNewsOf({ origin, isFromIframe: true, data }, origin)
const game = { type: "fakham.game", version: 1 }

test.each(["ready", "balanceDoubted", "roundBegun", "roundEnded", "leaveAsked"])("a game can say %s", (event) => {
  expect(said({ ...game, event })).toBe(event)
})

test("nobody speaks for the game but the window in its frame, at the address of its seat", () => {
  const data = { ...game, event: "leaveAsked" }
  expect(gameNewsOf({ origin, isFromIframe: false, data }, origin)).toBeUndefined()
  for (const other of ["https://games.example:8443", "http://games.example", "https://evil.example", "null", ""])
    expect(gameNewsOf({ origin: other, isFromIframe: true, data }, origin), other).toBeUndefined()
})

test.each([
  undefined,
  null,
  "ready",
  7,
  [],
  { ...game },
  { ...game, event: "win" },
  { ...game, event: ["ready"] },
  { ...game, version: 2, event: "ready" },
  { ...game, version: "1", event: "ready" },
  { type: "fakham.site", version: 1, event: "ready" },
  { event: "ready" },
])("%j says nothing", (data) => {
  expect(said(data)).toBeUndefined()
})

test("whatever is posted, the site hears one of five words or nothing", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (data, event) => {
      expect([undefined, "ready", "balanceDoubted", "roundBegun", "roundEnded", "leaveAsked"]).toContain(said(data))
      expect([undefined, "ready", "balanceDoubted", "roundBegun", "roundEnded", "leaveAsked"]).toContain(
        said({ ...game, event }),
      )
    }),
  )
})

test("the site says its word with its language and theme", () => {
  expect(siteMessage("pause", { language: "th", theme: "dark" })).toEqual({
    type: "fakham.site",
    version: 1,
    event: "pause",
    language: "th",
    theme: "dark",
  })
})
