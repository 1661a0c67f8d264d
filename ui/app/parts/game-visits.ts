import { forgetGameOpening, framedOrigins, gameOpenedAt, keepSeat, keptSeat } from "@fakham/adapters/browser/games"
import { httpGames } from "@fakham/adapters/operator/games"
import { httpPlayed, httpPlayLimits } from "@fakham/adapters/operator/limits"
import { type GameChoice, type LaunchNews, makeGameFrame, makeGameLaunch, type SiteLook } from "@fakham/core/games"
import { Layer, ManagedRuntime } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import { feedOf } from "../feeds.ts"
import { followSheets } from "../follow-sheets.ts"
import { makeGameWindow } from "../game-window.ts"
import type { Machines } from "../player.ts"
import { part as awaitedGameOf } from "./awaited-game.ts"

export type GameVisitActor = ActorRefFrom<ReturnType<typeof makeGameLaunch>>
export type GameFrameActor = ActorRefFrom<ReturnType<typeof makeGameFrame>>

/** How the site looks just now, and who hears of a game that was opened. */
type Around = { readonly look: () => SiteLook; readonly onOpened: (choice: GameChoice) => void }

/** Visits to games, one at a time: an earlier one that still tries to leave would leave the seat of the next. */
export const part = (machines: Machines) => {
  const { visit, client, world, now, player = "" } = machines
  const { forget } = awaitedGameOf(machines)
  // Outlives the session, as leaving is tried until an answer comes.
  const runtime = ManagedRuntime.make(Layer.mergeAll(httpGames(client), httpPlayLimits(client), httpPlayed(client)))
  const pageShown = feedOf<LaunchNews>(
    world.followConnection,
    (tell) => world.followPage(({ type }) => type === "page.shown" && tell({ type })),
    (tell) => world.followCash(() => tell({ type: "cash.changed" })),
  )
  let current: GameVisitActor | undefined
  const visitTo = (choice: GameChoice, { look, onOpened }: Around) => {
    const page = location.pathname
    const { attach, hear, tell } = makeGameWindow(look)
    const frame = makeGameFrame(runtime, {
      openedAt: () => gameOpenedAt(player, page, now()),
      hear: (origin) => feedOf(hear(origin)),
      tell,
      sheets: feedOf(followSheets),
      isVisible: () => document.visibilityState === "visible",
      doubtCash: world.doubtCash,
      doubtGames: () => visit.publish("games"),
    })
    const machine = makeGameLaunch(runtime, {
      now,
      framing: { origin: location.origin, framed: framedOrigins() },
      frame,
      cash: world.cash,
      doubtCash: world.doubtCash,
      news: pageShown,
      open: ({ url }) => location.assign(url),
      keepSeat: (mode) => keepSeat(player, mode && { mode, page }),
      noteOpened: (opened) => {
        forget()
        onOpened(opened)
      },
    })
    const kept = keptSeat(player)
    const actor = createActor(machine, { input: { choice, isBack: kept?.mode === "sameTab" && kept.page === page } })
    return { actor, attach }
  }
  return {
    visitTo,
    begin: (actor: GameVisitActor) => {
      current?.stop()
      current = actor
      actor.start()
    },
    /** What is left to do then is done after it. */
    leave: (actor: GameVisitActor) => {
      forgetGameOpening()
      actor.send({ type: "game.left" })
    },
  }
}

export type GameVisits = ReturnType<typeof part>
