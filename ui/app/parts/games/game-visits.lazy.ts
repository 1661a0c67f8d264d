import {
  forgetGameOpening,
  framedOrigins,
  framedWindow,
  gameOpenedAt,
  storedSeat,
  storeSeat,
} from "@fakham/adapters/browser/games"
import { type GameChoice, makeGameLaunch, makeGameWindow, type SiteLook } from "@fakham/core/games"
import { httpGames } from "@fakham/operator/games"
import { httpPlayed, httpPlayLimits } from "@fakham/operator/limits"
import { Effect, Layer } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import { runtimeOf } from "../../page-actors.ts"
import type { Machines } from "../../start-machines.lazy.ts"
import { part as awaitedGameOf } from "./awaited-game.lazy.ts"

export type GameVisitActor = ActorRefFrom<ReturnType<typeof makeGameLaunch>>
export type GameWindowActor = ActorRefFrom<ReturnType<typeof makeGameWindow>>

/** How the site looks just now, and who hears of a game that was opened. */
type Around = { readonly look: () => SiteLook; readonly onOpened: (choice: GameChoice) => void }

/** Visits to games, one at a time: an earlier one that still tries to leave would leave the seat of the next. */
export const part = (machines: Machines) => {
  const { client, visit, now, player = "" } = machines
  const { forget } = awaitedGameOf(machines)
  const games = Layer.mergeAll(
    Layer.succeedContext(visit.runtime.runSync(Effect.context())),
    httpGames(client),
    httpPlayLimits(client),
    httpPlayed(client),
  )
  let current: GameVisitActor | undefined
  const visitTo = (choice: GameChoice, { look, onOpened }: Around) => {
    const page = location.pathname
    const { attach, layer } = framedWindow(look)
    // Outlives the session, as leaving is tried until an answer comes.
    const runtime = runtimeOf(Layer.mergeAll(games, layer))
    const machine = makeGameLaunch(runtime, {
      now,
      framing: { origin: location.origin, framed: framedOrigins() },
      gameWindow: makeGameWindow(runtime, { openedAt: () => gameOpenedAt(player, page, now()) }),
      open: ({ url }) => location.assign(url),
      storeSeat: (mode) => storeSeat(player, mode && { mode, page }),
      noteOpened: (opened) => {
        forget()
        onOpened(opened)
      },
    })
    const seat = storedSeat(player)
    const actor = createActor(machine, { input: { choice, isBack: seat?.mode === "sameTab" && seat.page === page } })
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
