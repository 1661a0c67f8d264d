import { keepAwaitedGame } from "@fakham/adapters/browser/awaited-game"
import { forgetGameOpening, framedOrigins, gameOpenedAt, keepSeat, keptSeat } from "@fakham/adapters/browser/play"
import { httpGames, httpPlayed, httpPlayLimits } from "@fakham/adapters/operator/play"
import { type GameChoice, type LaunchNews, makeGameFrame, makeGameLaunch, type SiteLook } from "@fakham/core/games"
import { Layer, ManagedRuntime } from "effect"
import { useEffect, useState } from "react"
import { type ActorRefFrom, createActor } from "xstate"
import { useApp } from "../app.ts"
import { type Following, feedOf } from "./feeds.ts"
import { followSheets } from "./follow-sheets.ts"
import { makeGameWindow } from "./game-window.ts"
import type { Machines } from "./player.ts"
import { shownTheme } from "./shown-theme.ts"
import { type GameActors, useGames } from "./use-games.ts"

export type GameVisitActor = ActorRefFrom<ReturnType<typeof makeGameLaunch>>
export type GameFrameActor = ActorRefFrom<ReturnType<typeof makeGameFrame>>

type Around = { readonly machines: Machines; readonly games: GameActors; readonly look: () => SiteLook }

const visitOf = ({ machines: { client, world, now, player = "" }, games, look }: Around, choice: GameChoice) => {
  const page = location.pathname
  const runtime = ManagedRuntime.make(Layer.mergeAll(httpGames(client), httpPlayLimits(client), httpPlayed(client)))
  const { attach, hear, tell } = makeGameWindow(look)
  const frame = makeGameFrame(runtime, {
    openedAt: () => gameOpenedAt(player, page, now()),
    hear: (origin) => feedOf(hear(origin)),
    tell,
    sheets: feedOf(followSheets),
    isVisible: () => document.visibilityState === "visible",
    doubtCash: world.doubtCash,
  })
  const pageShown: Following<LaunchNews> = (tellShown) =>
    world.followPage(({ type }) => type === "page.shown" && tellShown({ type }))
  const cashChanged: Following<LaunchNews> = (tellChanged) =>
    world.followCash(() => tellChanged({ type: "cash.changed" }))
  const machine = makeGameLaunch(runtime, {
    now,
    framing: { origin: location.origin, framed: framedOrigins() },
    frame,
    cash: world.cash,
    doubtCash: world.doubtCash,
    news: feedOf<LaunchNews>(world.followConnection, pageShown, cashChanged),
    open: ({ url }) => location.assign(url),
    keepSeat: (mode) => keepSeat(player, mode && { mode, page }),
    noteOpened: (opened) => {
      keepAwaitedGame(player, undefined, now())
      games.kept.send({ type: "game.opened", choice: opened })
    },
  })
  const kept = keptSeat(player)
  const actor = createActor(machine, { input: { choice, isBack: kept?.mode === "sameTab" && kept.page === page } })
  return { actor, attach }
}

/** One visit at a time: an earlier one that still tries to leave would leave the seat of this one. */
const visits = new WeakMap<Machines, GameVisitActor>()

const begin = (machines: Machines, actor: GameVisitActor) => {
  visits.get(machines)?.stop()
  visits.set(machines, actor)
  actor.start()
}

/** A visit to a game for as long as its page is open; what is left to do then, leaving, is done after it. */
export const useGameVisit = (choice: GameChoice) => {
  const { machines, preferences } = useApp()
  const games = useGames()
  const [visit] = useState(() => {
    const loaded = machines.loaded()
    if (loaded === undefined) throw new Error("the machines are not loaded yet")
    const look = () => {
      const { locale, theme } = preferences.getSnapshot().context
      return { language: locale, theme: shownTheme(theme) }
    }
    return { machines: loaded, ...visitOf({ machines: loaded, games, look }, choice) }
  })
  useEffect(() => {
    begin(visit.machines, visit.actor)
    return () => {
      forgetGameOpening()
      visit.actor.send({ type: "game.left" })
    }
  }, [visit])
  return visit
}
