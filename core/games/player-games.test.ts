import { ManagedRuntime, Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { inner, ways } from "../testing/ways.ts"
import { makePlayerGames } from "./player-games.machine.ts"
import {
  favouriteToggled,
  gameOpened,
  isFavourite,
  joined,
  noPlayerGames,
  playerGamesAtMost,
  playerGamesOf,
} from "./player-games.ts"
import { deviceThatKeepsGames } from "./testing/partners-and-player-games.ts"

const [sa, wm, dragon] = [
  { partner: "sa" },
  { partner: "wm" },
  { partner: "gpx", gameList: "slot", gameId: "dragon" },
] as const

test("the game that was opened last comes first, and each comes once", () => {
  const games = [sa, wm, dragon, sa].reduce(gameOpened, noPlayerGames)
  expect(games.recent).toEqual([sa, dragon, wm])
  expect(gameOpened(games, { ...sa, gameId: undefined }).recent.length).toBe(3)
})

test("twelve recent games are kept and sixty favourites", () => {
  expect(playerGamesAtMost).toEqual({ recent: 12, favourites: 60 })
  const many = Array.from({ length: 70 }, (_, index) => ({ partner: "joker", gameId: `j${index}` }) as const)
  expect(many.reduce(gameOpened, noPlayerGames).recent.map(({ gameId }) => gameId)).toEqual([
    "j69",
    "j68",
    "j67",
    "j66",
    "j65",
    "j64",
    "j63",
    "j62",
    "j61",
    "j60",
    "j59",
    "j58",
  ])
  const { favourites } = many.reduce(favouriteToggled, noPlayerGames)
  expect([favourites.length, favourites[0]?.gameId, favourites.at(-1)?.gameId]).toEqual([60, "j10", "j69"])
})

test("a favourite is one until it is chosen once more", () => {
  const chosen = favouriteToggled(favouriteToggled(noPlayerGames, sa), dragon)
  expect([isFavourite(chosen, sa), isFavourite(chosen, wm)]).toEqual([true, false])
  expect(favouriteToggled(chosen, sa).favourites).toEqual([dragon])
})

test("what a player did before their games were recalled is added to them", () => {
  const saved = { recent: [wm], favourites: [sa] }
  expect(joined(saved, { recent: [dragon, sa], favourites: [sa, wm] })).toEqual({
    recent: [dragon, sa, wm],
    favourites: [sa, wm],
  })
})

test("of what a device kept, only games of this site are taken", () => {
  const saved = {
    recent: [sa, { partner: "nobody" }, 7, null, { partner: "hg", gameList: "1" }, { partner: "joker", gameId: 5 }, sa],
    favourites: "sa",
  }
  expect(playerGamesOf(saved)).toEqual({ recent: [sa, { partner: "joker" }], favourites: [] })
  for (const broken of [undefined, null, "", 7, [], "{}", { recent: {} }]) {
    expect(playerGamesOf(broken)).toEqual({ recent: [], favourites: [] })
  }
})

test("of what a device kept too much, the twelve that were opened last are taken", () => {
  const recent = Array.from({ length: 13 }, (_, index) => ({ partner: "joker", gameId: `j${index}` }))
  expect(playerGamesOf({ recent }).recent.map(({ gameId }) => gameId)).toEqual([
    "j0",
    "j1",
    "j2",
    "j3",
    "j4",
    "j5",
    "j6",
    "j7",
    "j8",
    "j9",
    "j10",
    "j11",
  ])
})

test("whatever a device kept is answered, and taken once more it is the same", () => {
  const choice = fc.record({ partner: fc.constantFrom("sa", "joker", "x"), gameId: fc.anything() })
  const saved = fc.oneof(fc.anything(), fc.record({ recent: fc.array(choice), favourites: fc.array(choice) }))
  fc.assert(
    fc.property(saved, (stored) => {
      const games = playerGamesOf(stored)
      expect(playerGamesOf(games)).toEqual(games)
    }),
  )
})

test("games are recalled, changed at once and kept, also those opened before the recall", async () => {
  const device = deviceThatKeepsGames({ recent: [wm], favourites: [] })
  const games = createActor(makePlayerGames(ManagedRuntime.make(device.layer))).start()
  games.send({ type: "game.opened", choice: sa })
  expect(games.getSnapshot().context.recent).toEqual([sa])
  await waitFor(games, ({ value }) => value === "saved")
  expect(device.holds()).toEqual({ recent: [sa, wm], favourites: [] })
  games.send({ type: "favourite.toggled", choice: dragon })
  games.send({ type: "favourite.toggled", choice: wm })
  await waitFor(games, ({ value }) => value === "saved")
  expect(device.holds()).toEqual({ recent: [sa, wm], favourites: [dragon, wm] })
})

test("the kept games go exactly these ways", () => {
  const table = ways(makePlayerGames(ManagedRuntime.make(deviceThatKeepsGames().layer)), {
    events: {
      opened: { type: "game.opened", choice: sa },
      toggled: { type: "favourite.toggled", choice: sa },
      recalled: inner("xstate.done.actor.recalling", Result.succeed(noPlayerGames)),
      done: inner("xstate.done.actor.saving", Result.succeed(undefined)),
    },
  })
  expect(table).toEqual({
    recalling: { recalled: "saving" },
    saving: { done: "saved" },
    saved: { opened: "saving", toggled: "saving" },
  })
})
