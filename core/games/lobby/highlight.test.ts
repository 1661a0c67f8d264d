import fc from "fast-check"
import { expect, test } from "vitest"
import { type HighlightConfig, highlightKinds, highlights, highlightsOnce, pointedOut } from "./highlight.ts"

const config = (
  kind: string,
  partner: string,
  order: number,
  more: Partial<HighlightConfig> = {},
): HighlightConfig => ({
  kind,
  partner,
  order,
  active: true,
  ...more,
})

test("games stand out as recommended, popular and new, each in the operator's order", () => {
  const shown = highlights([
    config("new", "joker", 1, { gameId: "j1" }),
    config("popular", "sa", 2),
    config("recommended", "pg-soft2", 9, { gameId: "126" }),
    config("popular", "wm", 1),
    config("recommended", "gpx", 3, { gameList: "slot", gameId: "dragon" }),
  ])
  expect(shown.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    "recommended /game/gpx/slot/dragon",
    "recommended /game/pg-soft2/126",
    "popular /game/wm",
    "popular /game/sa",
    "new /game/joker/j1",
  ])
})

test("a game is shown once a kind, and may be popular and new at once", () => {
  const shown = highlights([config("popular", "sa", 2), config("popular", "sa", 1), config("new", "sa", 1)])
  expect(shown.map(({ kind, config: own }) => [kind, own.order])).toEqual([
    ["popular", 1],
    ["new", 1],
  ])
})

test("where kinds are not told apart a game is shown once", () => {
  const shown = highlightsOnce([config("new", "sa", 1), config("popular", "sa", 2), config("popular", "wm", 3)])
  expect(shown.map(({ kind, path }) => `${kind} ${path}`)).toEqual(["popular /game/sa", "popular /game/wm"])
})

test.each<[string, HighlightConfig]>([
  ["is switched off", config("popular", "sa", 1, { active: false })],
  ["is of a partner that the site does not know", config("popular", "constructor", 1)],
  ["has no page", config("popular", "hg", 1, { gameList: "1" })],
  ["stands out for a reason that the site does not know", config("HOT", "sa", 1)],
])("a highlight that %s is not shown", (_, hidden) => {
  expect(highlights([hidden])).toEqual([])
})

test("whatever the operator sends, what is shown can be opened", () => {
  const sent = fc.record({
    kind: fc.oneof(fc.constantFrom<string>(...highlightKinds), fc.string()),
    partner: fc.oneof(fc.constantFrom("sa", "joker", "wl", "gpx"), fc.string()),
    gameList: fc.option(fc.string(), { nil: undefined }),
    gameId: fc.option(fc.string(), { nil: undefined }),
    active: fc.boolean(),
    order: fc.double(),
  })
  fc.assert(
    fc.property(fc.array(sent), (configs) => {
      for (const { path, config: own } of highlights(configs)) {
        expect(path.startsWith(`/game/${own.partner}`)).toBe(true)
        expect(own.active).toBe(true)
      }
    }),
  )
})

test("what is pointed out is found among what is offered, in the operator's order, each game once", () => {
  const offered = [{ path: "/game/wm" }, { path: "/game/sa" }]
  const configs = [config("popular", "sa", 1), config("recommended", "wm", 2), config("new", "sa", 3)]
  expect(pointedOut(offered, configs)).toEqual([{ path: "/game/wm" }, { path: "/game/sa" }])
  expect(pointedOut([{ path: "/game/sa" }], configs)).toEqual([{ path: "/game/sa" }])
})
