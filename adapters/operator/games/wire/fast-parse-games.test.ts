import fc from "fast-check"
import * as v from "valibot"
import { expect, test } from "vitest"
import { fastParseGame, fastParseHighlight } from "./fast-parse-games.ts"
import { gameHighlightConfigs, partnersGameListConfig } from "./games.ts"

const game = {
  partner: "gpx",
  gameList: "slots",
  gameId: "moon",
  name: "สล็อตคืนเดือนเพ็ญ",
  kind: "slot",
  imageUrl: "/pictures/moon.svg",
  active: true,
  closedUntil: 1_795_166_100,
}
const { closedUntil: _, ...shown } = game
const highlight = { ...shown, kind: "recommended", order: 3 }

test("a game in the usual form is read by hand, the end of its maintenance as a moment", () => {
  expect(fastParseGame(game)).toEqual({ ...game, closedUntil: 1_795_166_100_000 })
})

test("so is the lobby of a partner, which names neither list nor game", () => {
  expect(fastParseGame({ ...game, gameList: null, gameId: null, closedUntil: null })).toEqual({
    ...shown,
    gameList: undefined,
    gameId: undefined,
    closedUntil: undefined,
  })
})

test("what the operator points out is read by hand with its place", () => {
  expect(fastParseHighlight(highlight)).toEqual(highlight)
})

const odd = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, false, "", " ", {}, [], -0, -1, 1.5, Number.NaN, 1e11, "7", "yes"),
  fc.constantFrom<unknown>("x".repeat(128), "x".repeat(129), "2026-11-20T12:00:00Z", 10_000_000_001, 2 ** 53),
  fc.integer(),
  fc.string(),
)

/** With other values here and there, and some of them missing. */
const changed = (row: object) =>
  fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(row)), fc.option(odd, { nil: "missing" })), { maxLength: 3 })
    .map((changes): unknown => {
      const copy = { ...row }
      for (const [name, value] of changes)
        if (value === "missing") Reflect.deleteProperty(copy, name)
        else Reflect.set(copy, name, value)
      return copy
    })

test("whatever stands in its fields, what is read by hand is what the schema reads", () => {
  fc.assert(
    fc.property(changed(game), changed(highlight), (oneGame, oneHighlight) => {
      const [fast, pointedOut] = [fastParseGame(oneGame), fastParseHighlight(oneHighlight)]
      if (fast !== undefined) expect([fast]).toEqual(v.parse(partnersGameListConfig.data, [oneGame]))
      if (pointedOut !== undefined) expect([pointedOut]).toEqual(v.parse(gameHighlightConfigs.data, [oneHighlight]))
    }),
    { numRuns: 3_000 },
  )
})

test.each([undefined, null, "a game", 42, [], {}])("%j is no game that can be read by hand", (value) => {
  expect(fastParseGame(value)).toBeUndefined()
  expect(fastParseHighlight(value)).toBeUndefined()
})
