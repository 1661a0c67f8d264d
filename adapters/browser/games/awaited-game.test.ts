import { StoredAwaitedGame } from "@fakham/core/games"
import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedAwaitedGame } from "./awaited-game.ts"

const game = { page: "/game/sa#table-3", title: "บาคาร่า โต๊ะ 3", until: 3_601_000 }

const storageOf = (settings: Parameters<typeof storedAwaitedGame>[0]) =>
  ManagedRuntime.make(storedAwaitedGame(settings)).runSync(StoredAwaitedGame)

test("the game that a deposit is made for is kept for its player alone, in all tabs, until it is forgotten", () => {
  const browser = browserWithTabs()
  const somchais = () => storageOf({ player: "somchai", storage: browser.tab() })
  expect(somchais().recall()).toBeUndefined()
  somchais().remember(game)
  expect(somchais().recall()).toEqual(game)
  expect(storageOf({ player: "malee", storage: browser.tab() }).recall()).toBeUndefined()
  somchais().forget()
  expect(somchais().recall()).toBeUndefined()
})

test("a browser that keeps nothing leads nobody back", () => {
  const browser = browserWithTabs()
  const storage = storageOf({ player: "somchai", storage: browser.tab() })
  browser.blocks()
  storage.remember(game)
  expect(storage.recall()).toBeUndefined()
})
